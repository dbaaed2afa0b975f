import { describe, expect, test } from "vitest";
import { newCustomer } from "./count-customer.ts";
import { customerNo, isFound, searchWords, wantedWords } from "./customer-words.ts";

const customer = {
  ...newCustomer({
    uid: "u",
    name: "Jörg Groß-Müller 31",
    email: "J.Mueller@post.example",
    phone: "+43 660 1234567",
    isGuest: true,
  }),
  emails: ["j.mueller@POST.example", "joerg@post.example"],
};
const words = [...searchWords("g_Ab-c_12345", customer)];
const finds = (typed: string): boolean => isFound({ words }, wantedWords(typed));

describe("M-C10 a customer is found", () => {
  test.each([
    "mül",
    "groß mül",
    "31",
    "j.mueller@post.example",
    "JOERG@post.example",
    "0660 123",
    "+43 660",
    "c12345",
    "mueller",
  ])("by %s", (typed) => expect(finds(typed)).toBe(true));
  test.each(["maier", "mül maier", "post", "someone@post.example", "1234567"])("not by %s", (typed) =>
    expect(finds(typed)).toBe(false),
  );
});

test("M-C10 one letter asks for nothing, and a record without words is not found", () => {
  expect(wantedWords(" m ")).toEqual([]);
  expect(wantedWords("12")).toEqual(["12"]);
  expect(isFound({}, ["mu"])).toBe(false);
  expect(isFound({}, [])).toBe(true);
});

test("M-C10 the number of a customer is short and stays", () => {
  expect(customerNo("g_Ab-c_12345")).toBe("C12345");
  expect(customerNo("kundin-7")).toBe("UNDIN7");
});

test("a record stays small, whatever was typed", () => {
  const { person, emailLower } = customer;
  const long = Array.from({ length: 60 }, (_, index) => `wort${index}langesende`).join(" ");
  expect(searchWords("x", { person: { ...person, company: long }, emailLower })).toHaveLength(200);
  expect(searchWords("x", { person: { firstName: "", lastName: "" }, emailLower: "" })).toEqual([]);
});
