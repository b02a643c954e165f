// Written by hand: a schema library would enter the first load of every screen.

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isTextArray(value: unknown): value is string[] {
  return (
    Array.isArray(value) && value.every((text) => typeof text === "string")
  );
}

export function isTextRecord(value: unknown): value is Record<string, string> {
  return (
    isRecord(value) &&
    Object.values(value).every((text) => typeof text === "string")
  );
}
