import { eventRecord, profileRecord, readMixpanelForm } from "./mixpanel-form.ts";
import type { RecordStore } from "./record-store.ts";
import { readSentryEnvelope } from "./sentry-envelope.ts";
import { json, type Route } from "../service/service-route.ts";
import { recordKinds } from "./service-record.ts";

/** Addresses that the SDKs of error reporting and analytics call, and the questions of tests. */
export const recordRoutes = (store: RecordStore): readonly Route[] => [
  {
    method: "POST",
    path: /^\/api\/[^/]+\/envelope\/$/,
    answer: ({ body }) => {
      for (const received of readSentryEnvelope(body)) store.add(received);
      return json({});
    },
  },
  {
    method: "POST",
    path: /^\/mp\/track\/$/,
    answer: ({ body }) => {
      for (const event of readMixpanelForm(body.toString("utf8"))) store.add(eventRecord(event));
      return json(1);
    },
  },
  {
    method: "POST",
    path: /^\/mp\/engage\/$/,
    answer: ({ body }) => {
      for (const profile of readMixpanelForm(body.toString("utf8"))) store.add(profileRecord(profile));
      return json(1);
    },
  },
  {
    method: "GET",
    path: /^\/api\/records$/,
    answer: ({ url }) => {
      const wanted = url.searchParams.get("kind");
      const kind = recordKinds.find((known) => known === wanted);
      if (wanted !== null && kind === undefined) return json({ error: `Unknown kind "${wanted}".` }, 400);
      return json(store.list(kind));
    },
  },
];
