import { COLOURS } from "@/components/theme-colours";

export const AXIS_TICK = { fill: COLOURS.muted, fontSize: 12 };
