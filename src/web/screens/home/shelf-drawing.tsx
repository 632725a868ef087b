/** Vessels on a cellar shelf, drawn in the line of the pictograms; amber is what they hold. Decorative. */
export function ShelfDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 460 320" aria-hidden="true" className={className}>
      <g className="fill-amber">
        <path d="M163 196h74l18 62a34 34 0 0 1-33 44h-44a34 34 0 0 1-33-44z" opacity=".9" />
        <path d="M36 150h48v146a6 6 0 0 1-6 6H42a6 6 0 0 1-6-6z" opacity=".35" />
        <path d="M292 226h72v70a6 6 0 0 1-6 6h-60a6 6 0 0 1-6-6z" opacity=".6" />
        <path d="M397 228h46c-1 20-10 31-23 31s-22-11-23-31z" opacity=".9" />
      </g>
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" opacity=".85">
        {/* a slender bottle */}
        <path d="M50 42h20v56c0 18 20 24 20 52v146a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6V150c0-28 20-34 20-52z" />
        <path d="M48 42h24M50 60h20M30 184h60M30 250h60M44 210h32M50 224h20" />
        {/* the carafe */}
        <circle cx="200" cy="62" r="15" />
        <path d="M190 76v16h20V76M184 92h32l2 42c1 16 14 30 20 48l22 76a36 36 0 0 1-35 48h-50a36 36 0 0 1-35-48l22-76c6-18 19-32 20-48z" />
        <path d="M163 196h74" />
        {/* a broad bottle with its paper label */}
        <path d="M314 116h28v36c0 12 30 16 30 40v104a8 8 0 0 1-8 8h-72a8 8 0 0 1-8-8V192c0-24 30-28 30-40z" />
        <path d="M312 116h32M314 134h28" />
        {/* a glass */}
        <path d="M390 196h60c4 40-8 68-30 68s-34-28-30-68zM420 264v36M400 304h40M397 228h46" />
        {/* the shelf */}
        <path d="M0 306h460" />
      </g>
      <path d="M298 216h60v46h-60z" className="fill-on-bottle" />
      <path d="M310 230h36M316 242h24" className="stroke-bottle-strong" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
