import { expect, test } from "vitest";
import { Connection } from "./connection.ts";

test("live once the server answered, offline while any listener lives from memory", () => {
  const connection = new Connection();
  const [board, shop] = [{}, {}];
  const seen: string[] = [];
  connection.subscribe(() => seen.push(connection.state()));
  connection.answered(board);
  connection.answered(shop);
  connection.fellBack(board);
  connection.fellBack(shop);
  connection.answered(shop);
  connection.left(board);
  expect(seen).toEqual(["live", "offline", "live"]);
});

test("the browser's word about its network comes first", () => {
  const connection = new Connection();
  connection.answered({});
  connection.network(false);
  expect(connection.state()).toBe("offline");
  connection.network(true);
  expect(connection.state()).toBe("live");
});
