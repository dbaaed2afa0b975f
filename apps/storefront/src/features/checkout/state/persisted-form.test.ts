import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepPlace } from "@/entities/place/saved-place";
import { changeForm, persistedForm } from "./persisted-form.ts";
import { storageInMemory } from "@/shared/environment/testing/storage-in-memory";

beforeEach(() => {
  vi.stubGlobal("sessionStorage", storageInMemory());
});
afterEach(() => void vi.unstubAllGlobals());

it("S-B2 the postal code that shops were looked for begins the address, once", () => {
  keepPlace({ place: "83209", town: "Prien am Chiemsee" });
  expect(persistedForm("a")).toMatchObject({ zip: "83209", city: "Prien am Chiemsee" });
  expect(persistedForm("a")).toBe(persistedForm("a"));
  changeForm("a", { zip: "", city: "" });
  expect(persistedForm("a").zip).toBe("");
  keepPlace({ place: "83022", town: "Rosenheim" });
  expect(persistedForm("a").zip).toBe("83022");
});

it("S-B2 a town alone begins no address, and a written address stays", () => {
  keepPlace({ place: "Rosenheim", town: "Rosenheim" });
  expect(persistedForm("b").zip).toBe("");
  changeForm("b", { zip: "83253", street: "Seestraße" });
  keepPlace({ place: "8010 Graz", town: "Graz" });
  expect(persistedForm("b").zip).toBe("83253");
  expect(persistedForm("c").zip).toBe("83253");
});
