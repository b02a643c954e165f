import { INK, PYRAMID_COLOURS } from "@/components/theme-colours";

/** Distance units from the pyramid's axis to a corner of its base. */
export const HALF_DIAGONAL = 2.6;

export const VERTEX_SHADER = /* glsl */ `
in vec3 position;

void main() {
  gl_Position = vec4(position, 1.0);
}
`;

/**
 * The light along a parallel ray through a glowing pyramid that turns about its
 * vertical axis: the integral of dz / (S0 + K |d(z)|)², d the distance to the
 * pyramid's surface. On a piece where d is linear the integral is Δz / (g0 g1),
 * g = S0 + K |d| at its ends, so a few long pieces are exact where ray marching
 * would need a hundred short steps.
 */
export const FRAGMENT_SHADER = /* glsl */ `
precision highp float;

// Lengths are in units of half the pyramid's width divided by HALF_DIAGONAL.
uniform float angle;         // radians
uniform float apex;          // height of the pyramid
uniform float unitsPerPixel; // per canvas pixel
uniform vec2 foot;           // centre of the base, in canvas pixels

out vec4 pixel;

const float S0 = 0.1;
const float K = 0.2;
const int CELLS = 20;
const float NEAR = 4.0;
const float STEP = 2.0 * NEAR / float(CELLS);
const float HALF = ${HALF_DIAGONAL.toFixed(1)};

const vec3 INK = vec3(${glslNumbers(readHex(INK))});
const vec3 TEAL = vec3(${glslNumbers(PYRAMID_COLOURS.teal.light)});
const vec3 PURPLE = vec3(${glslNumbers(PYRAMID_COLOURS.purple.light)});

vec3 tint(float x, float z) {
  return mix(TEAL, PURPLE, smoothstep(-2.2, 2.2, x + 0.4 * z));
}

float noise(vec2 at) {
  return fract(52.9829189 * fract(dot(at, vec2(0.06711056, 0.00583715))));
}

void main() {
  vec2 at = (gl_FragCoord.xy - foot) * unitsPerPixel;
  vec2 turn = vec2(cos(angle), sin(angle));
  // The slanted faces, scaled so that the field grows by one in one unit of length.
  float slope = inversesqrt(2.0 / (HALF * HALF) + 1.0 / (apex * apex));
  float level = (at.y / apex - 1.0) * slope;
  float reach = slope / HALF;

  vec3 light = vec3(0.0);
  float z = NEAR;
  float d0 = 0.0;
  vec3 tint0 = vec3(0.0);
  for (int cell = 0; cell <= CELLS; cell++) {
    vec2 p = vec2(turn.x * at.x + turn.y * z, turn.x * z - turn.y * at.x);
    float d1 = max((abs(p.x) + abs(p.y)) * reach + level, -at.y);
    vec3 tint1 = tint(at.x, z);
    if (cell > 0) {
      float a0 = abs(d0);
      float a1 = abs(d1);
      float g0 = S0 + K * a0;
      float g1 = S0 + K * a1;
      float t = a0 / max(a0 + a1, 1e-6);
      float weight = d0 * d1 < 0.0
        ? t / (g0 * S0) + (1.0 - t) / (S0 * g1)
        : 1.0 / (g0 * g1);
      light += 0.5 * (tint0 + tint1) * weight * STEP;
    }
    d0 = d1;
    tint0 = tint1;
    z -= STEP;
  }
  // The rest of the ray, with d growing linearly.
  light += tint0 / (K * reach * (S0 + K * abs(d0)));

  // The upper part is dim for the contrast of the text in front of it, and the
  // glow fades to zero at the bottom of the canvas.
  float rise = clamp(at.y / apex, 0.0, 1.0);
  light *= mix(0.0062, 0.0028, smoothstep(0.1, 0.65, rise));
  light *= smoothstep(0.0, 0.8, gl_FragCoord.y / foot.y);
  // Squaring adds contrast between the surface and its glow.
  light *= light;
  // Overexposed light turns white.
  light += vec3(0.12) * dot(light, light);
  vec3 shown = INK + (1.0 - INK) * tanh(light);
  pixel = vec4(shown + (noise(gl_FragCoord.xy) - 0.5) / 255.0, 1.0);
}
`;

/** Red, green and blue from 0 to 1. */
function readHex(colour: string): number[] {
  return [1, 3, 5].map(
    (start) => parseInt(colour.slice(start, start + 2), 16) / 255,
  );
}

/** With a decimal point, without which GLSL reads an integer. */
function glslNumbers(numbers: readonly number[]): string {
  return numbers.map((number) => number.toFixed(3)).join(", ");
}
