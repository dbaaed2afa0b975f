import { assert, must } from "@lokalkorb/domain/kernel/invariant";

type ParameterName<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterName<Rest>
  : never;

/** The variables of a path template: `users/{uid}` needs `{ uid }`. */
export type PathParams<Template extends string> = { readonly [Name in ParameterName<Template>]: string };

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
