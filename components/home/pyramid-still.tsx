/** The glowing pyramid, standing still behind the hero. Purely decorative. */
export function PyramidStill() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 900 640"
      className="pointer-events-none absolute bottom-10 left-1/2 sm:bottom-0 -z-10 h-auto w-full max-w-[56rem] min-w-[25rem] -translate-x-1/2 overflow-visible"
    >
      <defs>
        <linearGradient id="pyramid-left" x1="0.3" y1="0" x2="0.6" y2="1">
          <stop offset="0" stopColor="#2dd4bf" stopOpacity="0.08" />
          <stop offset="0.6" stopColor="#2dd4bf" stopOpacity="0.25" />
          <stop offset="0.92" stopColor="#5eead4" stopOpacity="0.7" />
          <stop offset="1" stopColor="#f0fdfa" stopOpacity="0.95" />
        </linearGradient>
        <linearGradient id="pyramid-right" x1="0.6" y1="0" x2="0.4" y2="1">
          <stop offset="0" stopColor="#b794f6" stopOpacity="0.08" />
          <stop offset="0.6" stopColor="#9f6ef2" stopOpacity="0.25" />
          <stop offset="0.92" stopColor="#c4a7f9" stopOpacity="0.7" />
          <stop offset="1" stopColor="#faf5ff" stopOpacity="0.95" />
        </linearGradient>
        <radialGradient id="pyramid-halo">
          <stop offset="0" stopColor="#ffffff" stopOpacity="0.55" />
          <stop offset="0.18" stopColor="#a78bfa" stopOpacity="0.34" />
          <stop offset="0.5" stopColor="#2a8f9a" stopOpacity="0.14" />
          <stop offset="1" stopColor="#07070d" stopOpacity="0" />
        </radialGradient>
        <filter
          id="pyramid-glow"
          filterUnits="userSpaceOnUse"
          x="-100"
          y="-100"
          width="1100"
          height="860"
        >
          <feGaussianBlur stdDeviation="24" />
        </filter>
        <filter id="pyramid-edge">
          <feGaussianBlur stdDeviation="1.2" />
        </filter>
      </defs>
      <ellipse cx="455" cy="545" rx="450" ry="130" fill="url(#pyramid-halo)" />
      <g id="pyramid-faces" filter="url(#pyramid-edge)">
        <path d="M450 30 190 540 480 566Z" fill="url(#pyramid-left)" />
        <path d="M450 30 480 566 710 540Z" fill="url(#pyramid-right)" />
      </g>
      <use href="#pyramid-faces" filter="url(#pyramid-glow)" />
      <path
        d="M190 540 480 566 710 540"
        fill="none"
        stroke="#ffffff"
        strokeOpacity="0.9"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        filter="url(#pyramid-edge)"
      />
    </svg>
  );
}
