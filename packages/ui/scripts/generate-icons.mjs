// Writes src/icons/: the Lucide drawings the apps use, each reduced to one path, so that an icon costs about a hundred
// bytes and no library code; and src/icons/icons.ts, which names them. One file each: a page then carries only those it shows.
// Run again after changing the list: node scripts/generate-icons.mjs
import { mkdirSync, rmSync, writeFileSync } from "node:fs";

const names =
  `arrow-left banknote bell-ring bike calendar-days calendar-plus chart-column check chevron-down chevron-right circle-exclamation-point circle-check
circle-x clock copy credit-card external-link flame heart inbox info leaf list loader-circle locate-fixed lock log-out mail map-pin menu
message-square-quote minus package pause phone plus printer receipt-text refresh-cw rotate-ccw search settings
shopping-bag shopping-basket sprout store sun tag trash triangle-exclamation-point truck undo-2 user users utensils volume-2 volume-x wallet
wifi-off x`.split(/\s+/);

// Our own shorter names.
const rename = {
  "circle-exclamation-point": "alert",
  "triangle-exclamation-point": "warning",
  "loader-circle": "spinner",
};

const number = (value) => String(Math.round(Number(value) * 1000) / 1000);

function circlePath(cx, cy, rx, ry) {
  return `M${number(cx - rx)} ${number(cy)}a${number(rx)} ${number(ry)} 0 1 0 ${number(2 * rx)} 0a${number(rx)} ${number(ry)} 0 1 0 ${number(-2 * rx)} 0`;
}

function rectPath({ x = 0, y = 0, width, height, rx, ry }) {
  const [left, top, w, h] = [x, y, width, height].map(Number);
  const r = Math.min(Number(rx ?? ry ?? 0), w / 2, h / 2);
  if (r === 0) return `M${number(left)} ${number(top)}h${number(w)}v${number(h)}h${number(-w)}z`;
  const corner = (dx, dy) => `a${number(r)} ${number(r)} 0 0 1 ${number(dx)} ${number(dy)}`;
  return `M${number(left + r)} ${number(top)}h${number(w - 2 * r)}${corner(r, r)}v${number(h - 2 * r)}${corner(-r, r)}h${number(2 * r - w)}${corner(-r, -r)}v${number(2 * r - h)}${corner(r, -r)}z`;
}

function toPath([element, attributes]) {
  const a = attributes;
  switch (element) {
    case "path":
      return a.d;
    case "circle":
      return circlePath(Number(a.cx), Number(a.cy), Number(a.r), Number(a.r));
    case "ellipse":
      return circlePath(Number(a.cx), Number(a.cy), Number(a.rx), Number(a.ry));
    case "line":
      return `M${a.x1} ${a.y1}L${a.x2} ${a.y2}`;
    case "rect":
      return rectPath(a);
    case "polyline":
      return `M${a.points
        .trim()
        .split(/[\s,]+/)
        .join(" ")}`;
    case "polygon":
      return `M${a.points
        .trim()
        .split(/[\s,]+/)
        .join(" ")}z`;
    default:
      throw new Error(`No path for <${element}>`);
  }
}

/** A part that starts with a small m would be relative to the part before it; what follows stays relative. */
function fromOrigin(path) {
  return path.replace(
    /^m\s*(-?(?:\d*\.\d+|\d+))[\s,]*(-?(?:\d*\.\d+|\d+))\s*(?=([-.\d])?)/,
    (_, x, y, next) => `M${x} ${y}${next === undefined ? "" : "l"}`,
  );
}

const origin =
  "// Written by scripts/generate-icons.mjs from the Lucide drawings (ISC, see LICENSES.md). Do not edit by hand.\n";
const folder = new URL("../src/icons/", import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);

const lines = [];
for (const name of names) {
  const { __iconData } = await import(`lucide-react/dist/esm/icons/${name}.mjs`);
  if (__iconData === undefined) throw new Error(`${name} is only another name; use the icon's own`);
  const path = __iconData.node.map(toPath).map(fromOrigin).join("");
  const ours = rename[name] ?? name;
  const component = `${ours
    .split("-")
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join("")}Icon`;
  const file = `import { drawIcon } from "../draw-icon.tsx";\n\nexport const ${component} = /* @__PURE__ */ drawIcon("${path}");\n`;
  writeFileSync(new URL(`${ours}.ts`, folder), file);
  lines.push(`export { ${component} } from "./${ours}.ts";`);
}

writeFileSync(new URL("icons.ts", folder), `${origin}${lines.join("\n")}\n`);
console.log(`${names.length} icons`);
