import { tileOf, tileSize, type Look } from "../scene/looks.ts";
import type { MapShape } from "../scene/scene.ts";

const shapesId = "shapes";

type Shapes = ReturnType<typeof collectionOf>;

const insides = {
  id: "insides",
  type: "fill",
  source: shapesId,
  filter: ["==", ["geometry-type"], "Polygon"],
  paint: { "fill-pattern": ["get", "pattern"], "fill-opacity": ["case", ["get", "isChosen"], 1, 0.7] },
} as const;
const borders = {
  id: "borders",
  type: "line",
  source: shapesId,
  layout: { "line-join": "round" },
  paint: { "line-color": ["get", "ink"], "line-width": ["case", ["get", "isChosen"], 3.5, 2] },
} as const;

/** The little that both engines have in common, and that areas are drawn with. */
export interface ShapeMap {
  hasImage(name: string): boolean;
  addImage(name: string, image: { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }): unknown;
  addSource(id: string, source: { type: "geojson"; data: Shapes }): unknown;
  addLayer(layer: Unlocked<typeof insides> | Unlocked<typeof borders>): unknown;
  getSource(id: string): unknown;
}

/** Without `readonly`, which the engines' own types do not know. */
type Unlocked<Value> = { -readonly [Key in keyof Value]: Unlocked<Value[Key]> };

export interface ShapeDrawing {
  paint(shapes: readonly MapShape[]): void;
  /** The engine takes sources and layers from now on. */
  begin(): void;
}

/** Areas over the ground of a map; those of before its beginning wait for it. */
export function drawShapes(map: ShapeMap): ShapeDrawing {
  let shapes: readonly MapShape[] = [];
  let isReady = false;
  const paint = (): void => {
    if (!isReady) return;
    for (const { look } of shapes) addPattern(look);
    (map.getSource(shapesId) as { setData(data: Shapes): void } | undefined)?.setData(collectionOf(shapes));
  };
  const addPattern = (look: Look): void => {
    const name = patternOf(look);
    if (!map.hasImage(name)) map.addImage(name, { width: tileSize, height: tileSize, data: tileOf(look) });
  };
  return {
    paint: (next) => {
      shapes = next;
      paint();
    },
    begin: () => {
      map.addSource(shapesId, { type: "geojson", data: collectionOf([]) });
      map.addLayer(insides as Unlocked<typeof insides>);
      map.addLayer(borders as Unlocked<typeof borders>);
      isReady = true;
      paint();
    },
  };
}

const patternOf = ({ ink, pattern }: Look): string => `${pattern} ${ink}`;

const collectionOf = (shapes: readonly MapShape[]) => ({
  type: "FeatureCollection" as const,
  features: shapes.map(featureOf),
});

function featureOf({ corners, look, isOpen = false, isChosen = false }: MapShape) {
  const points = corners.map(({ lat, lng }): [number, number] => [lng, lat]);
  const [first] = points;
  const properties = { ink: look.ink, pattern: patternOf(look), isChosen };
  return isOpen || first === undefined || points.length < 3
    ? { type: "Feature" as const, properties, geometry: { type: "LineString" as const, coordinates: points } }
    : {
        type: "Feature" as const,
        properties,
        geometry: { type: "Polygon" as const, coordinates: [[...points, first]] },
      };
}
