import { listMessages as contract } from "@lokalkorb/contracts/messages";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readQuery } from "@lokalkorb/model/admin/admin-documents";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { messageDocument } from "@lokalkorb/model/documents/messages";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";

const pageSize = 50;

const command: Command<typeof contract> = async ({ state, before }, caller, { db }) => {
  if (caller.isPlatform !== true) return refuse({ type: "not-allowed" });
  const query = queryOf(
    messageDocument,
    {},
    {
      where: matching({ state }),
      orderBy: [["at", "desc"]],
      limit: pageSize,
      ...(before === undefined ? {} : { startAfter: [before] }),
    },
  );
  const found = await readQuery(db, query);
  const last = found.at(-1)?.at;
  return ok({
    messages: found.map(({ id: messageId, kind, at, text, name, email, page, reason, restaurantId, answer, more }) => ({
      messageId,
      kind,
      at,
      text,
      name,
      email,
      page,
      ...(reason === undefined ? {} : { reason }),
      ...(restaurantId === undefined ? {} : { restaurantId }),
      ...(answer === undefined ? {} : { answer }),
      ...(more === undefined ? {} : { more: [...more] }),
    })),
    ...(found.length === pageSize && last !== undefined ? { next: last } : {}),
  });
};

export const listMessages = defineCallable(contract, command);
