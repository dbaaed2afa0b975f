/** Around Graz and through Styria: code, latitude, longitude, kilometres to its edge, place. Rounded, written for the demo. */
export const postalTableAt = `
8010 47.071 15.446 3 Graz
8020 47.072 15.418 3 Graz
8036 47.081 15.466 1 Graz
8041 47.039 15.460 2 Graz
8042 47.056 15.477 2 Graz
8043 47.096 15.470 2.5 Graz
8044 47.112 15.483 3.5 Weinitzen
8045 47.118 15.423 2.5 Graz
8046 47.133 15.415 3 Stattegg
8047 47.069 15.505 2.5 Graz
8051 47.098 15.393 2.5 Graz
8052 47.058 15.388 2.5 Graz
8053 47.045 15.406 2 Graz
8054 47.011 15.396 3 Seiersberg-Pirka
8055 47.027 15.429 2 Graz
8061 47.182 15.492 4 Sankt Radegund bei Graz
8062 47.160 15.533 4 Kumberg
8063 47.123 15.601 4 Eggersdorf bei Graz
8071 46.993 15.510 2.5 Hausmannstätten
8072 46.974 15.502 3 Fernitz-Mellach
8073 47.010 15.444 2 Feldkirchen bei Graz
8074 47.019 15.495 2 Raaba-Grambach
8075 47.044 15.517 2.5 Hart bei Graz
8076 47.017 15.557 3.5 Vasoldsberg
8077 46.989 15.479 2 Gössendorf
8101 47.134 15.339 3.5 Gratkorn
8102 47.217 15.400 5 Semriach
8103 47.136 15.285 3.5 Gratwein-Straßengel
8111 47.118 15.341 2.5 Gratwein-Straßengel
8112 47.131 15.322 2.5 Gratwein-Straßengel
8120 47.206 15.346 3 Peggau
8130 47.270 15.324 7 Frohnleiten
8141 46.973 15.397 3.5 Premstätten
8142 46.926 15.446 3 Wundschuh
8143 46.949 15.379 3.5 Dobl-Zwaring
8144 46.986 15.353 3 Haselsdorf-Tobelbad
8151 47.036 15.301 4 Hitzendorf
8160 47.218 15.625 5 Weiz
8200 47.105 15.710 4 Gleisdorf
8230 47.281 15.970 5 Hartberg
8280 47.051 16.079 4 Fürstenfeld
8301 47.074 15.589 3 Laßnitzhöhe
8302 47.060 15.611 3.5 Nestelbach bei Graz
8330 46.954 15.888 5 Feldbach
8401 46.965 15.480 2.5 Kalsdorf bei Graz
8402 46.923 15.489 2 Werndorf
8403 46.847 15.537 3 Lebring-Sankt Margarethen
8410 46.886 15.514 4 Wildon
8430 46.782 15.539 4 Leibnitz
8501 46.974 15.338 2.5 Lieboch
8510 46.894 15.266 5 Stainz
8530 46.816 15.215 6 Deutschlandsberg
8570 47.046 15.151 4 Voitsberg
8580 47.064 15.086 5 Köflach
8600 47.410 15.269 6 Bruck an der Mur
8700 47.377 15.092 6 Leoben
`;
