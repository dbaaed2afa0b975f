/** Around Rosenheim and through the Chiemgau: code, latitude, longitude, kilometres to its edge, place. Rounded, written for the demo. */
export const postalTableDe = `
83022 47.856 12.127 2 Rosenheim
83024 47.870 12.111 2.5 Rosenheim
83026 47.831 12.113 3 Rosenheim
83043 47.864 12.010 4 Bad Aibling
83052 47.882 11.915 4 Bruckmühl
83059 47.848 12.064 2.5 Kolbermoor
83064 47.789 12.105 4 Raubling
83071 47.853 12.186 3 Stephanskirchen
83075 47.772 12.009 4.5 Bad Feilnbach
83080 47.648 12.172 5 Oberaudorf
83083 47.838 12.207 3.5 Riedering
83088 47.613 12.190 4 Kiefersfelden
83093 47.907 12.301 4 Bad Endorf
83098 47.739 12.100 4 Brannenburg
83101 47.796 12.169 3.5 Rohrdorf
83104 47.935 12.015 5 Tuntenhausen
83109 47.890 12.079 3.5 Großkarolinenfeld
83112 47.805 12.285 4 Frasdorf
83115 47.773 12.140 2.5 Neubeuern
83119 48.001 12.406 4 Obing
83122 47.780 12.199 3.5 Samerberg
83123 47.992 12.308 4.5 Amerang
83125 47.930 12.383 3 Eggstätt
83126 47.721 12.126 3 Flintsbach am Inn
83128 47.952 12.274 2.5 Halfing
83129 47.953 12.332 2.5 Höslwang
83131 47.742 12.155 3 Nußdorf am Inn
83132 47.978 12.390 3.5 Pittenhart
83134 47.894 12.202 2.5 Prutting
83135 47.931 12.120 3.5 Schechen
83137 47.988 12.252 2.5 Schonstett
83139 47.931 12.231 3 Söchtenau
83209 47.856 12.346 3 Prien am Chiemsee
83224 47.779 12.450 4 Grassau
83229 47.777 12.323 6 Aschau im Chiemgau
83233 47.811 12.372 3.5 Bernau am Chiemsee
83236 47.820 12.485 3.5 Übersee
83246 47.734 12.459 4 Unterwössen
83250 47.758 12.462 2.5 Marquartstein
83253 47.881 12.337 2.5 Rimsting
83254 47.890 12.403 2 Breitbrunn am Chiemsee
83256 47.874 12.426 1.5 Chiemsee
83257 47.886 12.412 2 Gstadt am Chiemsee
83259 47.721 12.394 4.5 Schleching
83278 47.869 12.646 4 Traunstein
83301 47.962 12.591 5 Traunreut
83313 47.821 12.642 4 Siegsdorf
83324 47.762 12.646 7 Ruhpolding
83339 47.889 12.539 4 Chieming
83346 47.808 12.590 3.5 Bergen
83352 48.002 12.537 3.5 Altenmarkt an der Alz
83355 47.844 12.542 3.5 Grabenstätt
83358 47.930 12.477 2.5 Seebruck
83370 47.975 12.461 3.5 Seeon
83512 48.061 12.229 3.5 Wasserburg am Inn
83533 48.064 12.168 3 Edling
83543 47.983 12.126 3.5 Rott am Inn
83547 48.093 12.248 4.5 Babensham
83549 48.044 12.241 4 Eiselfing
83550 47.990 12.064 3.5 Emmering
`;
