export const IF_LIST_PARAMETER = {
  name: "If-List",
  in: "header",
  required: false,
  description:
    "The header `List` of an earlier response: the request is rejected if the cookie has another list now.",
  schema: { type: "string" },
};
