export const TICK = { fill: "#a3a7b7", fontSize: 12 };
export const AXIS_LINE = { stroke: "rgb(255 255 255 / 0.2)" };
