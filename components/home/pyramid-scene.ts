import {
  BufferAttribute,
  BufferGeometry,
  Camera,
  GLSL3,
  Mesh,
  RawShaderMaterial,
  Vector2,
  WebGLRenderer,
} from "three";
import { createFramePace } from "./frame-pace";
import {
  FRAGMENT_SHADER,
  HALF_DIAGONAL,
  VERTEX_SHADER,
} from "./pyramid-shader";

const RADIANS_PER_SECOND = 0.5;
/** In radians, as in the still image. */
const START_ANGLE = -0.35;
const FRAME_MS = 1000 / 30;
const MAX_STEP_SECONDS = 0.1;
/** The image is soft, so that it can be rendered small and scaled up by the browser. */
const MAX_PIXELS = 66_000;
/** One triangle that covers the canvas. */
const CORNERS = new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]);

export type PyramidScene = {
  setRunning: (isRunning: boolean) => void;
  /** Call after the canvas or the still image was resized or moved. */
  fit: () => void;
  /** Frees all resources but the WebGL context. */
  dispose: () => void;
};

/** Renders the pyramid into the canvas, at the position of the still image. */
export function createPyramidScene({
  canvas,
  context,
  still,
  onDrawn,
  onTooSlow,
}: {
  canvas: HTMLCanvasElement;
  context: WebGL2RenderingContext;
  still: Element;
  /** Called after the first frame. */
  onDrawn: () => void;
  /** Called once, when half the resolution is still too slow. */
  onTooSlow: () => void;
}): PyramidScene {
  const renderer = new WebGLRenderer({ canvas, context });
  const uniforms = {
    angle: { value: START_ANGLE },
    apex: { value: 1 },
    unitsPerPixel: { value: 1 },
    foot: { value: new Vector2() },
  };
  let downscale = 1;

  const fit = () => {
    const area = canvas.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const target = still.getBoundingClientRect();
    const { width, height } = area;
    const maxDpr = Math.sqrt(MAX_PIXELS / Math.max(1, width * height));
    const dpr = Math.min(0.5, maxDpr) / downscale;
    const unit = target.width / 2 / HALF_DIAGONAL;
    uniforms.apex.value = target.height / unit;
    uniforms.unitsPerPixel.value = 1 / (unit * dpr);
    uniforms.foot.value
      .set(
        target.left + target.width / 2 - area.left,
        area.bottom - target.bottom,
      )
      .multiplyScalar(dpr);
    renderer.setPixelRatio(dpr);
    renderer.setSize(width, height);
  };
  fit();

  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(CORNERS, 3));
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: VERTEX_SHADER,
    fragmentShader: FRAGMENT_SHADER,
    uniforms,
    depthTest: false,
  });
  const triangle = new Mesh(geometry, material);
  triangle.frustumCulled = false;
  const camera = new Camera();
  let hasDrawn = false;
  const draw = () => {
    renderer.render(triangle, camera);
    if (!hasDrawn) onDrawn();
    hasDrawn = true;
  };

  let pace: ReturnType<typeof createFramePace> | undefined = createFramePace();
  let frame = 0;
  let drawnAt: number | undefined;
  let isDisposed = false;

  const tick = (now: number) => {
    frame = requestAnimationFrame(tick);
    const elapsed = now - (drawnAt ?? now);
    // The first frames are not throttled: they measure the speed.
    if (drawnAt !== undefined && !pace && elapsed < FRAME_MS - 4) return;
    if (pace && drawnAt !== undefined) adaptTo(pace(elapsed));
    if (isDisposed) return;
    drawnAt = now;
    uniforms.angle.value +=
      RADIANS_PER_SECOND * Math.min(elapsed / 1000, MAX_STEP_SECONDS);
    draw();
  };

  const adaptTo = (verdict: "slow" | "fine" | undefined) => {
    if (!verdict) return;
    if (verdict === "fine") pace = undefined;
    else if (downscale > 1) onTooSlow();
    else {
      downscale = 2;
      fit();
    }
  };

  return {
    setRunning: (isRunning) => {
      cancelAnimationFrame(frame);
      drawnAt = undefined;
      if (isRunning) frame = requestAnimationFrame(tick);
    },
    fit: () => {
      fit();
      draw();
    },
    dispose: () => {
      isDisposed = true;
      cancelAnimationFrame(frame);
      geometry.dispose();
      material.dispose();
      renderer.dispose();
    },
  };
}
