export function ConfirmedArt() {
  return (
    <svg className="mb-2 h-auto w-50 sm:w-58 print:hidden" viewBox="0 0 320 150" aria-hidden="true">
      <path d="M64 134V78a50 50 0 0 1 100 0v56Z" fill="#0F4A40" />
      <path d="M92 134V84a22 22 0 0 1 44 0v50Z" fill="#FFD37A" />
      <g className="animate-slide">
        <rect x="190" y="126" width="40" height="8" rx="3" fill="#B2304D" />
        <path d="M162 74c8-30 88-30 96 0Z" fill="#FFF8E8" />
        <path d="M150 74h120a60 58 0 0 1-120 0Z" fill="#E8506A" />
        <path
          d="M200 46c-8-9 8-13.5 0-30M213 46c-8-9 8-13.5 0-30"
          stroke="#10231F"
          strokeWidth="3.5"
          strokeLinecap="round"
          fill="none"
        />
      </g>
      <rect x="30" y="134" width="260" height="6" rx="3" fill="#10231F" />
    </svg>
  );
}
