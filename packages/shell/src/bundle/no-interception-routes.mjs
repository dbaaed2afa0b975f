/** In place of Next's interception routes, which only its other router knows. */
export const INTERCEPTION_ROUTE_MARKERS = [];

export const isInterceptionRouteAppPath = () => false;

export const extractInterceptionRouteInformation = (route) => ({ interceptedRoute: route });
