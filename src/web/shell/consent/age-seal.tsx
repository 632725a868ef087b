/** The wax seal on the label: 18+. */
export function AgeSeal({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`age-seal grid size-22 place-items-center font-heading text-2xl font-semibold text-white ${className}`}
    >
      18+
    </span>
  );
}
