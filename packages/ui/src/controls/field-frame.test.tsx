import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FieldFrame } from "./field-frame.tsx";

it("M-P6 a label looks as its app says, and belongs to its control", () => {
  const html = renderToStaticMarkup(
    <FieldFrame label="Name" note="freiwillig" id="name" hint="Wie im Ausweis.">
      {(links) => <input {...links} />}
    </FieldFrame>,
  );
  expect(html).toContain('<label for="name" class="field-label">Name');
  expect(html).toContain('<input id="name" aria-describedby="name-hint"/>');
});
