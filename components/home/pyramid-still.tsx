import { PYRAMID_COLOURS } from "@/components/theme-colours";

/**
 * The image of the pyramid before the canvas is loaded, or without WebGL. Its box
 * is as high as the pyramid and as wide as its diagonal; the canvas is fitted to it.
 */
export function PyramidStill() {
  return (
    <svg
      viewBox="0 0 900 600"
      preserveAspectRatio="none"
      className="absolute bottom-28 left-1/2 h-80 w-[min(100%-2rem,52rem)] -translate-x-1/2 overflow-visible sm:h-[30rem]"
    >
      <defs>
        <linearGradient id="pyramid-tint">
          <stop offset="0.15" stopColor={PYRAMID_COLOURS.teal.still} />
          <stop offset="0.5" stopColor="#6fc4f2" />
          <stop offset="0.85" stopColor={PYRAMID_COLOURS.purple.still} />
        </linearGradient>
        <radialGradient id="pyramid-heat">
          <stop offset="0" stopColor="#ffffff" />
          <stop offset="0.4" stopColor="#ffffff" stopOpacity="0.8" />
          <stop offset="0.7" stopColor="#d8e4ff" stopOpacity="0.3" />
          <stop offset="1" stopColor="#8f9cff" stopOpacity="0" />
        </radialGradient>
        <linearGradient
          id="pyramid-rise"
          gradientUnits="userSpaceOnUse"
          x2="0"
          y2="600"
        >
          <stop offset="0" stopColor="#ffffff" stopOpacity="0.08" />
          <stop offset="0.5" stopColor="#ffffff" stopOpacity="0.25" />
          <stop offset="0.8" stopColor="#ffffff" stopOpacity="0.9" />
          <stop offset="1" stopColor="#ffffff" />
        </linearGradient>
        <mask
          id="pyramid-fade"
          maskUnits="userSpaceOnUse"
          x="-300"
          y="-300"
          width="1500"
          height="1200"
        >
          <path d="M-300-300H1200V900H-300Z" fill="url(#pyramid-rise)" />
        </mask>
        <filter id="pyramid-soft" x="-0.3" y="-0.3" width="1.6" height="1.6">
          <feGaussianBlur stdDeviation="9" />
        </filter>
        <filter id="pyramid-glow" x="-0.3" y="-0.4" width="1.6" height="1.8">
          <feGaussianBlur stdDeviation="38" />
        </filter>
      </defs>
      <g mask="url(#pyramid-fade)">
        <path
          d="M450 0 27 600H873Z"
          fill="url(#pyramid-tint)"
          stroke="url(#pyramid-tint)"
          strokeWidth="50"
          filter="url(#pyramid-glow)"
        />
        <path
          d="M450 0 27 600H873Z"
          fill="url(#pyramid-tint)"
          filter="url(#pyramid-soft)"
        />
        <path
          d="M450 20 300 520H600Z"
          fill="#0a1a4a"
          fillOpacity="0.5"
          filter="url(#pyramid-soft)"
        />
      </g>
      <ellipse cx="450" cy="578" rx="440" ry="100" fill="url(#pyramid-heat)" />
      <ellipse cx="450" cy="590" rx="410" ry="34" fill="url(#pyramid-heat)" />
    </svg>
  );
}
