import { COLOURS } from "@/components/theme-colours";

export const TICK = { fill: COLOURS.muted, fontSize: 12 };
/** The line at ₹0 and the border of the tooltip. */
export const LINE_COLOUR = "rgb(255 255 255 / 0.2)";
