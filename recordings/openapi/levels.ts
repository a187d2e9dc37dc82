/** JSON, as a description contains it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

type JsonObject = Readonly<Record<string, Json>>;

const BEYOND_TYPES = new Set(['required', 'const', 'minimum', 'maximum', 'minLength', 'maxItems']);

function mapObjects(json: Json, change: (object: JsonObject) => JsonObject): Json {
  if (Array.isArray(json)) return json.map((each: Json) => mapObjects(each, change));
  if (json === null || typeof json !== 'object') return json;
  return Object.fromEntries(
    Object.entries(change(json as JsonObject)).map(([key, value]) => [key, mapObjects(value, change)]),
  );
}

/** A description that promises only the types of fields and headers that are there. */
export function typesOnly(description: Json): Json {
  return mapObjects(description, (object) =>
    Object.fromEntries(Object.entries(object).filter(([key]) => !BEYOND_TYPES.has(key))),
  );
}

/** A description that allows no fields besides those it names. */
export function closed(description: Json): Json {
  return mapObjects(description, (object) =>
    object.type === 'object' && 'properties' in object ? { ...object, additionalProperties: false } : object,
  );
}
