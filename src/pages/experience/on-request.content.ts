/** The entries that stand under the photographs, by slot, from the left of the skyline. */
export const picturedRequests = [
  { slot: "request1", id: "pizzaChef", place: 0 },
  { slot: "request2", id: "cookingClass", place: 1 },
  { slot: "request3", id: "yoga", place: 2 },
  { slot: "request4", id: "wellness", place: 3 },
] as const;
