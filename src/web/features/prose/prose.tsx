import { classes } from '#web/ui/classes.ts';

/** Typography for long texts: a line length of 70 characters, quiet headings, tables that scroll in their own frame. */
const proseClasses = classes(
  'max-w-[70ch] leading-relaxed',
  '[&>*+*]:mt-4 [&>:first-child]:mt-0',
  '[&_:is(h2,h3,h4)]:scroll-mt-28 [&_:is(h2,h3,h4)]:hyphens-auto [&_:is(h2,h3)]:break-after-avoid',
  '[&>h2]:mt-10 [&>h2]:text-xl tablet:[&>h2]:text-2xl [&>h3]:mt-8 [&>h3]:text-lg tablet:[&>h3]:text-xl [&>h4]:mt-6 [&>h4]:text-lg',
  '[&_:is(h2,h3,h4)+*]:mt-3',
  '[&_a]:text-link [&_a]:underline [&_a]:underline-offset-3 [&_a]:decoration-1 [&_a:hover]:decoration-2',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:pl-6 [&_li]:mt-1.5 [&_li]:pl-1 [&_li]:marker:text-amber-text',
  '[&_li_:is(ul,ol)]:mt-1.5',
  '[&_blockquote]:border-l-3 [&_blockquote]:border-amber [&_blockquote]:pl-5 [&_blockquote]:font-heading [&_blockquote]:text-lg',
  '[&_hr]:my-10 [&_hr]:border-line',
  '[&_img]:h-auto [&_img]:max-w-full [&_img]:rounded',
  '[&_code]:rounded-sm [&_code]:bg-sunken [&_code]:px-1 [&_code]:text-[0.9em]',
  '[&_pre]:overflow-x-auto [&_pre]:rounded [&_pre]:bg-sunken [&_pre]:p-4 [&_pre_code]:p-0',
  '[&_.table-scroll]:overflow-x-auto [&_table]:w-full [&_table]:text-sm [&_table]:tabular-nums',
  '[&_th]:border-b [&_th]:border-line-strong [&_th]:text-left [&_td]:border-b [&_td]:border-line',
  '[&_[data-align=right]]:text-right [&_[data-align=center]]:text-center',
  '[&_:is(th,td)]:px-3 [&_:is(th,td)]:py-2 [&_:is(th,td)]:align-top [&_:is(th,td):first-child]:pl-0',
  'print:max-w-none print:text-sm',
);

/** @param html rendered by the server from Markdown; must never contain user input */
export function Prose({ html, className }: { html: string; className?: string }) {
  return <div className={classes(proseClasses, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
