export const TICK = { fill: "#a3a7b7", fontSize: 12 };
