import type { ObjectChange } from "../../storage/object-deliveries.ts";
import { describeForGoogle } from "../../storage/stored-object.ts";
import type { PlannedDelivery } from "../../service/delivery-store.ts";
import type { FunctionEndpoint } from "../host/endpoint.ts";
import type { EventDelivery } from "./plan-deliveries.ts";

/** Every event that this change of a file owes to a function. */
export function planObjectDeliveries(
  endpoints: readonly FunctionEndpoint[],
  { kind, object, at }: ObjectChange,
): PlannedDelivery[] {
  const { bucket, name, generation, metageneration } = object;
  return endpoints.flatMap((endpoint) => {
    const { trigger } = endpoint;
    if (trigger.kind !== "object" || trigger.change !== kind || trigger.bucket !== bucket) return [];
    const id = `${generation}.${metageneration}.${kind}.${endpoint.name}`;
    const delivery: EventDelivery = {
      function: endpoint.name,
      retry: trigger.retry,
      order: `${endpoint.name}|${bucket}/${name}`,
      event: {
        specversion: "1.0",
        id,
        type: `google.cloud.storage.object.v1.${kind}`,
        source: `//storage.googleapis.com/projects/_/buckets/${bucket}`,
        subject: `objects/${name}`,
        time: new Date(at).toISOString(),
        bucket,
        datacontenttype: "application/json",
        data: describeForGoogle(object, "https://www.googleapis.com"),
      },
    };
    return [{ key: id, payload: JSON.stringify(delivery) }];
  });
}
