import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ImprintScreen } from "./imprint-screen.tsx";

const operator = {
  name: "Lokalkorb GmbH",
  address: "Musterstraße 1, 83022 Rosenheim",
  email: "betreiber@lokalkorb.example",
  phone: "+49 30 23125 000",
  representedBy: "",
  register: "Amtsgericht Traunstein, HRB 1",
  vatId: "",
  more: "",
};

it("S-S18 LEG-01 says who operates the platform, and instructs nobody", () => {
  const html = renderToStaticMarkup(<ImprintScreen operator={operator} />);
  for (const words of [operator.name, operator.address, operator.email, operator.phone, operator.register]) {
    expect(html).toContain(words);
  }
  expect(html).not.toMatch(/hinterlegt|trägt|Vertreten durch|Umsatzsteuer/);
});
