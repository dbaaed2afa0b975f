export { Map as MapLibre, setWorkerUrl } from "maplibre-gl";
