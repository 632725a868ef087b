interface Question {
  readonly question: string;
  /** HTML, as rendered on the page. */
  readonly answer: string;
}

/** Finds paragraphs that begin with a question in bold: `**Platím provizi?** Ne.` */
function listQuestions(html: string): Question[] {
  return [...html.matchAll(/<p><strong>([^<]+\?)<\/strong>\s*(.+?)<\/p>/gs)].map(([, question = '', answer = '']) => ({
    question,
    answer,
  }));
}

/** schema.org FAQPage; undefined for a page without questions. */
export function faqData(html: string): object | undefined {
  const questions = listQuestions(html);
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
