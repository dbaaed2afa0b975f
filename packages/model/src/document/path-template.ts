import type { Id } from "@lokalkorb/domain/kernel/branded";
import { assert, must } from "@lokalkorb/domain/kernel/invariant";

/** The ids of these collections name one thing each; those of the others are plain text. */
interface Collections {
  offerings: "catalog";
  items: "product";
  options: "option";
  bundles: "product";
  storefronts: "storefront";
  categories: "category";
  productGroups: "product";
  restaurants: "shop";
  listings: "shop";
  distributionOptions: "method";
  baskets: "basket";
  orders: "order";
  historicOrders: "order";
  redemptions: "order";
  mintOrders: "order";
  stripePayments: "order";
  discountCodes: "code";
  outbox: "effect";
  mail: "mail";
}
type IdIn<Collection> = Collection extends keyof Collections ? Id<Collections[Collection]> : string;

type Variable<Template extends string> = Template extends `${infer Collection}/{${infer Name}}${infer Rest}`
  ? | readonly [name: Name, id: Name extends "uid" ? Id<"user"> : IdIn<Collection>]
    | (Rest extends `/${infer Inner}` ? Variable<Inner> : never)
  : never;

/** The variables of a path template: `users/{uid}` needs `{ uid }`. */
export type PathParams<Template extends string> = { readonly [V in Variable<Template> as V[0]]: V[1] };

/** The id of a document itself. */
export type DocumentId<Template extends string> = Template extends `${string}/{${string}}/${infer Rest}`
  ? DocumentId<Rest>
  : Template extends `${infer Collection}/{${string}}`
    ? IdIn<Collection>
    : string;

/** `users/{uid}/orders` of `users/{uid}/orders/{orderId}`. */
type CollectionTemplate<Template extends string> = Template extends `${infer First}/${infer Rest}`
  ? Rest extends `${string}/${string}`
    ? `${First}/${CollectionTemplate<Rest>}`
    : First
  : never;

/** The variables of a collection: all of its parent, not the document's own. */
export type CollectionParams<Template extends string> = PathParams<CollectionTemplate<Template>>;

const variable = /^\{(\w+)\}$/;

const fill = (template: string, params: Readonly<Record<string, string>>): string =>
  template
    .split("/")
    .map((segment) => {
      const name = variable.exec(segment)?.[1];
      if (name === undefined) return segment;
      const value = must(params[name], `"${template}" needs ${name}`);
      // An id with a slash would silently address another collection.
      assert(
        value !== "" && !value.includes("/") && value !== "." && value !== "..",
        `"${value}" is not a document id`,
      );
      return value;
    })
    .join("/");

export const documentPath = <Template extends string>(template: Template, params: PathParams<Template>): string =>
  fill(template, params);

export const collectionPath = <Template extends string>(
  template: Template,
  params: CollectionParams<Template>,
): string => fill(template.slice(0, template.lastIndexOf("/")), params);
