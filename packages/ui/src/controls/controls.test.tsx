import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Badge } from "../display/badge.tsx";
import { Button } from "./button.tsx";
import { Checkbox } from "./checkbox.tsx";
import { Chip } from "./chip.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { Illustration } from "../display/illustration.tsx";
import { IconButton } from "./icon-button.tsx";
import { LeafIcon } from "../icons/icons.ts";
import { LinkButton } from "./link-button.tsx";
import { NumberStepper } from "./number-stepper.tsx";
import { Price } from "../display/price.tsx";
import { Segmented } from "./segmented.tsx";
import { Select } from "./select.tsx";
import { Switch } from "./switch.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";
import { ThemeScope } from "../display/theme-scope.tsx";

const nothing = (): void => undefined;

test("a button submits nothing unless it is told to, and stays focusable while pending", () => {
  expect(renderToStaticMarkup(<Button>Weiter</Button>)).toContain('type="button"');
  const pending = renderToStaticMarkup(<Button pending>Senden</Button>);
  expect(pending).toContain('aria-disabled="true"');
  expect(pending).toContain('aria-busy="true"');
  expect(pending).toContain('aria-label="Einen Moment …"');
  expect(pending).not.toContain('disabled=""');
});

test("a link that looks like a button is a link", () => {
  expect(renderToStaticMarkup(<LinkButton href="/kasse">Zur Kasse</LinkButton>)).toMatch(/^<a href="\/kasse"/);
});

test("an icon button has a name and its drawing is silent", () => {
  const html = renderToStaticMarkup(
    <IconButton label="Merken">
      <LeafIcon />
    </IconButton>,
  );
  expect(html).toContain('aria-label="Merken"');
  expect(html).toContain('aria-hidden="true"');
});

test.each([
  ["text field", <TextField key="f" id="mail" label="E-Mail" hint="Für den Beleg." error="Es fehlt das @." />],
  ["text area", <TextArea key="a" id="mail" label="E-Mail" hint="Für den Beleg." error="Es fehlt das @." />],
  ["select", <Select key="s" id="mail" label="E-Mail" hint="Für den Beleg." error="Es fehlt das @." />],
])("A11-07 a %s is linked to its label, error and hint", (_, field) => {
  const html = renderToStaticMarkup(field);
  expect(html).toContain('for="mail"');
  expect(html).toContain('id="mail" aria-invalid="true" aria-describedby="mail-error mail-hint"');
  expect(html).toContain('id="mail-error"');
  expect(html).toContain('id="mail-hint"');
});

test("a field without error claims none", () => {
  const html = renderToStaticMarkup(<TextField id="name" label="Name" />);
  expect(html).not.toContain("aria-invalid=");
  expect(html).not.toContain("aria-describedby");
});

test("a checkbox starts unticked and names its error", () => {
  const html = renderToStaticMarkup(<Checkbox id="bag" label="Papiertasche dazu" error="Bitte wählen." />);
  expect(html).not.toContain("checked=");
  expect(html).toContain('aria-describedby="bag-error"');
});

test("choices are native controls inside a named group", () => {
  const html = renderToStaticMarkup(
    <Segmented
      legend="Wie bekommst du es?"
      name="way"
      value="pickup"
      onChange={nothing}
      segments={[
        { value: "pickup", label: "Abholung" },
        { value: "delivery", label: "Lieferung", disabled: true },
      ]}
    />,
  );
  expect(html).toContain("<legend");
  expect(html).toMatch(/type="radio"[^>]*checked=""[^>]*value="pickup"|type="radio"[^>]*value="pickup"[^>]*checked=""/);
  expect(renderToStaticMarkup(<Switch label="Pfand" />)).toContain('role="switch"');
  expect(renderToStaticMarkup(<Chip pressed>Bio</Chip>)).toContain('aria-pressed="true"');
});

test("the stepper says its number and keeps its buttons focusable at both ends", () => {
  const html = renderToStaticMarkup(<NumberStepper label="Anzahl Brot" value={1} min={1} max={1} onChange={nothing} />);
  expect(html).toContain('<fieldset aria-label="Anzahl Brot"');
  expect(html).toContain('aria-live="polite"');
  expect(html.match(/aria-disabled="true"/g)).toHaveLength(2);
  const last = renderToStaticMarkup(
    <NumberStepper label="Anzahl Brot" value={1} min={1} onChange={nothing} onRemove={nothing} />,
  );
  expect(last).toContain('aria-label="entfernen"');
});

test("A11-08 prices are also written the way they are said", () => {
  const basePrice = { shown: "4,80 €/l", spoken: "4,80 € pro Liter" };
  const html = renderToStaticMarkup(
    <Price price="4,80 €" before="5,20 €" deposit="0,15 € Pfand" basePrice={basePrice} from />,
  );
  expect(html).toContain("ab 4,80 €");
  expect(html).toContain("bisher niedrigster 30-Tage-Preis");
  expect(html).toContain("zzgl. 0,15 € Pfand");
  expect(html).toContain('<span aria-hidden="true">4,80 €/l</span><span class="sr-only">4,80 € pro Liter</span>');
});

test("a dialog is native, named and empty while closed", () => {
  const closed = renderToStaticMarkup(
    <Dialog open={false} onClose={nothing} title="Brotzeitkorb">
      Inhalt
    </Dialog>,
  );
  expect(closed).toMatch(/^<dialog aria-labelledby=/);
  expect(closed).not.toContain("Inhalt");
  const open = renderToStaticMarkup(
    <Dialog onClose={nothing} title="Brotzeitkorb" flush>
      Inhalt
    </Dialog>,
  );
  const id = /aria-labelledby="([^"]+)"/.exec(open)?.[1];
  expect(open).toContain(`<h2 id="${id}" class="sr-only">Brotzeitkorb</h2>`);
  expect(open).toContain('aria-label="Schließen"');
});

test("pictures of goods are silent, sized and lazy", () => {
  const html = renderToStaticMarkup(<Illustration name="bread" size={96} />);
  expect(html).toContain('src="/goods/bread.svg" width="96" height="96" alt=""');
  expect(html).toContain('loading="lazy"');
});

test("a theme scope carries its colours as inline properties", () => {
  const html = renderToStaticMarkup(
    <ThemeScope name="bakery" variables={{ "--theme-primary": "#8a5424" }}>
      <Badge>vegan</Badge>
    </ThemeScope>,
  );
  expect(html).toContain('data-theme="bakery" style="--theme-primary:#8a5424"');
});
