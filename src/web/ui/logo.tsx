/** The carafe and the word mark. */
export function Logo({ className }: { className?: string }) {
  return <span className={`font-heading text-2xl font-semibold ${className ?? ''}`}>Karafa</span>;
}
