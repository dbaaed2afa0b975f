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

test("a server that is gone makes offline whatever listeners believe, and each must hear from it again", () => {
  const connection = new Connection();
  const board = {};
  connection.answered(board);
  connection.serverGone();
  connection.answered(board);
  expect(connection.state()).toBe("offline");
  connection.serverBack();
  expect(connection.state()).toBe("offline");
  connection.answered(board);
  expect(connection.state()).toBe("live");
});

test("the browser's word about its network comes first", () => {
  const connection = new Connection();
  connection.answered({});
  connection.network(false);
  expect(connection.state()).toBe("offline");
  connection.network(true);
  expect(connection.state()).toBe("live");
});
