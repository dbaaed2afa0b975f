import { aMoment, anOrder } from "@lokalkorb/domain/testing/builders";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AgeDialog } from "./age-dialog.tsx";

it("ALC-02 asks for a document of the right age and leaves two answers, neither of them chosen", () => {
  const order = { ...anOrder({ status: "ready", flags: { ageCheck: 18 } }), id: "o", ref: { id: "o", path: "o" } };
  const nothing = (): void => undefined;
  const html = renderToStaticMarkup(
    <AgeDialog
      order={{ ...order, v: 1, createdAt: aMoment, updatedAt: aMoment }}
      onClose={nothing}
      onPassed={nothing}
      onRefused={nothing}
    />,
  );
  expect(html).toContain("Ausweis prüfen: ab 18 Jahren");
  expect(html).toContain("Gespeichert wird nur das Ergebnis.");
  expect(html.match(/Alter geprüft|Übergabe verweigert/g)).toEqual(["Alter geprüft", "Übergabe verweigert"]);
});
