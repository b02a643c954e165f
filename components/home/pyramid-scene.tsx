import { createRoot, extend } from "@react-three/fiber";
import {
  BufferAttribute,
  BufferGeometry,
  GLSL3,
  Mesh,
  RawShaderMaterial,
  setConsoleFunction,
  Vector2,
} from "three";
import { createFramePace } from "./frame-pace";
import {
  FRAGMENT_SHADER,
  HALF_DIAGONAL,
  VERTEX_SHADER,
} from "./pyramid-shader";

extend({ BufferAttribute, BufferGeometry, Mesh, RawShaderMaterial });

// React Three Fiber makes a THREE.Clock, which three has deprecated since; no
// reader of the console can do anything about it.
setConsoleFunction((type, message, ...details) => {
  if (!message.startsWith("THREE.Clock: ")) console[type](message, ...details);
});

const TURN_PER_SECOND = 0.5;
/** As the still shows it. */
const START_ANGLE = -0.35;
const FRAME_MS = 1000 / 30;
const LONGEST_STEP_SECONDS = 0.1;
/** The picture is soft: this few pixels, scaled up by the browser, look the same. */
const PIXELS = 66_000;
const CORNERS = new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]);

export type PyramidScene = {
  /** Turns the pyramid, or lets it stand as it is. */
  setRunning: (isRunning: boolean) => void;
  /** To be called when the canvas or the still has another size or place. */
  fit: () => void;
  /** Frees everything, the WebGL context too. */
  dispose: () => void;
};

/** Draws the pyramid into the canvas, over the place that the still has. */
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
  /** Called with the first frame. */
  onDrawn: () => void;
  /** Called once, when half the resolution is too slow as well. */
  onTooSlow: () => void;
}): PyramidScene {
  const root = createRoot(canvas);
  const uniforms = {
    angle: { value: START_ANGLE },
    apex: { value: 1 },
    unitsPerPixel: { value: 1 },
    foot: { value: new Vector2() },
  };
  let coarseness = 1;

  const fit = () => {
    const area = canvas.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const place = still.getBoundingClientRect();
    const { width, height } = area;
    const finest = Math.sqrt(PIXELS / Math.max(1, width * height));
    const dpr = Math.min(0.5, finest) / coarseness;
    const unit = place.width / 2 / HALF_DIAGONAL;
    uniforms.apex.value = place.height / unit;
    uniforms.unitsPerPixel.value = 1 / (unit * dpr);
    uniforms.foot.value
      .set(place.left + place.width / 2 - area.left, area.bottom - place.bottom)
      .multiplyScalar(dpr);
    void root.configure({
      gl: { context, antialias: false, depth: false, stencil: false },
      size: { width, height, top: 0, left: 0 },
      dpr,
      frameloop: "never",
      flat: true,
      linear: true,
    });
  };

  let isAnnounced = false;
  const announce = () => {
    if (isAnnounced) return;
    isAnnounced = true;
    onDrawn();
  };
  fit();
  const store = root.render(
    <mesh frustumCulled={false} onAfterRender={announce}>
      <bufferGeometry>
        <bufferAttribute attach="attributes-position" args={[CORNERS, 3]} />
      </bufferGeometry>
      <rawShaderMaterial
        args={[
          {
            glslVersion: GLSL3,
            vertexShader: VERTEX_SHADER,
            fragmentShader: FRAGMENT_SHADER,
            uniforms,
            depthTest: false,
          },
        ]}
      />
    </mesh>,
  );
  const draw = () => store.getState().advance(0);

  let pace: ReturnType<typeof createFramePace> | undefined = createFramePace();
  let frame = 0;
  let drawnAt: number | undefined;
  let isDisposed = false;

  const tick = (now: number) => {
    frame = requestAnimationFrame(tick);
    const elapsed = now - (drawnAt ?? now);
    // The first frames come as fast as they can, to see how fast that is.
    if (drawnAt !== undefined && !pace && elapsed < FRAME_MS - 4) return;
    if (pace && drawnAt !== undefined) judge(pace(elapsed));
    if (isDisposed) return;
    drawnAt = now;
    uniforms.angle.value +=
      TURN_PER_SECOND * Math.min(elapsed / 1000, LONGEST_STEP_SECONDS);
    draw();
  };

  const judge = (verdict: "slow" | "fine" | undefined) => {
    if (!verdict) return;
    if (verdict === "fine") pace = undefined;
    else if (coarseness > 1) onTooSlow();
    else {
      coarseness = 2;
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
      root.unmount();
    },
  };
}
