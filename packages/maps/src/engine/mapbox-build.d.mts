export { default as mapbox } from "mapbox-gl";
