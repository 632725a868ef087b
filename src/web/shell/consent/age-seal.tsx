/** The wax seal on the label: 18+. */
export function AgeSeal({ className }: { className: string }) {
  return (
    <svg width="88" height="88" viewBox="0 0 88 88" aria-hidden="true" className={className}>
      <path
        className="fill-burgundy"
        d="M44 2c6 0 9 5 14 7s11 0 15 4 3 10 6 15 7 8 7 15-5 9-6 14-1 12-6 16-10 3-15 6-9 8-15 8-10-5-15-7-11-1-15-6-3-10-6-15-7-9-7-15 5-10 7-15 1-11 5-15 11-2 16-5S38 2 44 2Z"
      />
      <circle cx="44" cy="44" r="29" className="fill-none stroke-white/40" strokeWidth="1.5" />
      <circle cx="44" cy="44" r="25" className="fill-none stroke-white/25" strokeWidth="1" />
      <text x="44" y="53" textAnchor="middle" className="fill-white font-heading text-[26px] font-semibold">
        18+
      </text>
    </svg>
  );
}

/** A bottle before a warm lamp, behind the label. */
export function BottleBackdrop() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 600 1000"
      preserveAspectRatio="xMidYMid slice"
      className="pointer-events-none fixed inset-0 size-full"
    >
      <defs>
        <radialGradient id="age-lamp" cx="50%" cy="38%" r="60%">
          <stop offset="0" className="[stop-color:var(--amber)] [stop-opacity:.5]" />
          <stop offset="1" className="[stop-color:var(--amber)] [stop-opacity:0]" />
        </radialGradient>
        <linearGradient id="age-glass" x1="0" x2="1">
          <stop offset="0" className="[stop-color:var(--bottle-strong)]" />
          <stop offset=".3" className="[stop-color:var(--bottle)]" />
          <stop offset="1" className="[stop-color:var(--bottle-strong)]" />
        </linearGradient>
      </defs>
      <rect x="-1000" width="2600" height="1000" fill="url(#age-lamp)" />
      <path
        fill="url(#age-glass)"
        d="M262 40h76c6 0 10 4 10 10v28c0 5-3 8-6 10v142c0 62 108 74 108 190v560c0 34-18 50-50 50H200c-32 0-50-16-50-50V420c0-116 108-128 108-190V88c-3-2-6-5-6-10V50c0-6 4-10 10-10Z"
      />
      <path
        className="stroke-white/10"
        fill="none"
        strokeWidth="7"
        strokeLinecap="round"
        d="M182 470v430M274 110v120"
      />
    </svg>
  );
}
