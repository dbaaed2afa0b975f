/**
 * Of the map alone, so it comes with it and weighs nothing on pages without one. The first rules replace the style sheet of
 * the engine, most of which is for controls that we do not show.
 */
export const mapStyles = `
.map { position: relative; overflow: hidden; border: 1px solid var(--line); border-radius: 12px; background: #f4efe6; }
.map-ground { position: absolute; inset: 0; }
.map-ground canvas { position: absolute; left: 0; top: 0; touch-action: pan-x pan-y; cursor: grab; }
.map-ground canvas:focus-visible { outline: 3px solid var(--theme-ink); outline-offset: -3px; }
.map[data-drawing] .map-ground canvas { cursor: crosshair; }
.map-ground .maplibregl-control-container { display: contents; }
.map-ground .maplibregl-cooperative-gesture-screen { position: absolute; inset: 0; display: grid; place-content: center; padding: 1rem; background: rgb(29 27 23 / 0.55); color: #fff; font-size: 1.125rem; text-align: center; opacity: 0; pointer-events: none; z-index: 3; }
.map-ground .maplibregl-cooperative-gesture-screen.maplibregl-show { opacity: 1; }
.map-ground .maplibregl-mobile-message { display: none; }
@media (hover: none), (pointer: coarse) {
  .map-ground .maplibregl-desktop-message { display: none; }
  .map-ground .maplibregl-mobile-message { display: block; }
}
.map-above { position: absolute; inset: 0; overflow: hidden; pointer-events: none; z-index: 1; }
.map-above > * { position: absolute; left: 0; top: 0; }
.map-dot { position: absolute; display: grid; place-content: center; min-width: 9px; height: 9px; border: 2px solid #6f675b; border-radius: 999px; background: #fff; translate: -50% -50%; }
.map-dot[data-in] { min-width: 20px; height: 20px; padding: 0 5px; border-color: #fff; color: #fff; font: 700 12px/1 inherit; font-size: 12px; font-weight: 700; font-style: normal; }
.map-place[data-kind="shop"] .map-dot { width: 22px; height: 22px; border: 5px solid #1d1b17; border-radius: 50% 50% 50% 0; rotate: -45deg; translate: -50% -100%; }
.map-word { position: absolute; left: 13px; top: 0; translate: 0 -50%; padding: 0 3px; border-radius: 4px; background: rgb(244 239 230 / 0.8); color: #4a443b; font-size: 12px; line-height: 16px; white-space: nowrap; }
.map-place[data-kind="shop"] .map-word { top: -12px; left: 16px; color: #1d1b17; font-size: 14px; font-weight: 700; }
.map-place[data-turned] .map-word, .map-place[data-kind="shop"][data-turned] .map-word { left: auto; right: 16px; }
.map-place[data-kind="shop"] { z-index: 1; }
.map-place[data-chosen="true"] .map-dot { scale: 1.35; }
.map-word small { font-size: 12px; font-weight: 400; }
@media (max-width: 40rem) {
  .map-word small { display: none; }
}
.map-place[data-kind="area"] { z-index: 1; }
.map-place[data-kind="area"] .map-word { left: 16px; background: #fff; color: #1d1b17; font-size: 14px; line-height: 20px; font-weight: 700; }
.map-place[data-crowded] .map-word { visibility: hidden; }
.map-handle { width: 44px; height: 44px; margin: -22px 0 0 -22px; padding: 0; border: 0; border-radius: 50%; background: none; display: grid; place-content: center; cursor: grab; pointer-events: auto; touch-action: none; }
.map-handle:disabled { visibility: hidden; }
.map-handle:active { cursor: grabbing; }
.map-handle:focus-visible { outline: 3px solid var(--theme-ink); outline-offset: -6px; }
.map-handle i { display: grid; place-content: center; width: 18px; height: 18px; border: 3px solid #1d1b17; border-radius: 50%; background: #fff; color: #1d1b17; font-size: 13px; font-weight: 700; font-style: normal; line-height: 1; box-shadow: 0 1px 3px rgb(29 27 23 / 0.4); }
.map-handle[data-kind="between"] { width: 28px; height: 28px; margin: -14px 0 0 -14px; }
.map-handle[data-kind="between"] i { width: 16px; height: 16px; border-width: 1.5px; }
.map-handle[data-kind="radius"] i { border-radius: 3px; rotate: 45deg; }
.map-handle[data-kind="pin"] { margin-top: -36px; cursor: pointer; touch-action: auto; z-index: 2; }
.map-handle[data-kind="pin"] i { display: none; }
.map-handle[data-crowded] { display: none; }
.map-buttons { position: absolute; right: 8px; top: 8px; z-index: 2; display: grid; gap: 4px; }
.map-buttons button { display: grid; place-content: center; width: 44px; height: 44px; border: 1px solid var(--line-strong); border-radius: 50%; background: var(--surface); color: var(--ink); font-size: 20px; line-height: 1; cursor: pointer; }
.map-buttons button:focus-visible { outline: 3px solid var(--theme-ink); outline-offset: 1px; }
.map-set { position: absolute; left: 50%; bottom: 12px; z-index: 2; min-height: 44px; padding: 0 16px; translate: -50% 0; border: 1px solid var(--line-strong); border-radius: 12px; background: var(--surface); color: var(--ink); font-weight: 700; cursor: pointer; }
.map-set:focus-visible { outline: 3px solid var(--theme-ink); outline-offset: 1px; }
.map-aim { left: 50% !important; top: 50% !important; width: 23px; height: 23px; translate: -50% -50%; background: linear-gradient(#1d1b17, #1d1b17) center / 1.5px 100% no-repeat, linear-gradient(#1d1b17, #1d1b17) center / 100% 1.5px no-repeat; opacity: 0.55; }
.map-credits { position: absolute; left: 104px; right: 64px; top: 8px; z-index: 2; display: flex; flex-wrap: wrap; column-gap: 6px; margin: 0; pointer-events: none; font-size: 12px; line-height: 24px; }
.map-credits a { padding: 0 3px; background: rgb(255 255 255 / 0.85); color: #1d1b17; text-decoration: underline; white-space: nowrap; pointer-events: auto; }
.map-credits a:focus-visible { outline: 3px solid var(--theme-ink); }
.map-scale { left: 8px !important; top: auto !important; bottom: 8px; padding: 0 2px; border: solid #4a443b; border-width: 0 2px 2px; color: #4a443b; font-size: 12px; line-height: 16px; }
`;
