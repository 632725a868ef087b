import type { InfoPage } from '#shared/content/contract.ts';

interface Question {
  readonly question: string;
  /** HTML, as the page shows it. */
  readonly answer: string;
}

/** Headings that ask are questions, what follows up to the next heading is the answer. */
export function listQuestions({ html, headings }: Pick<InfoPage, 'html' | 'headings'>): Question[] {
  const sections = new Map<string, string>();
  for (const part of html.split(/(?=<h[2-6] id=")/)) {
    const [, id, answer] = /^<h[2-6] id="([^"]*)">.*?<\/h[2-6]>(.*)$/s.exec(part) ?? [];
    if (id && answer?.trim()) sections.set(id, answer.trim());
  }
  return headings.flatMap(({ id, title }) => {
    const answer = sections.get(id);
    return title.endsWith('?') && answer ? [{ question: title, answer }] : [];
  });
}

/** FAQPage of schema.org; undefined for a page that asks nothing. */
export function faqData(page: Pick<InfoPage, 'html' | 'headings'>): object | undefined {
  const questions = listQuestions(page);
  if (questions.length < 2) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
