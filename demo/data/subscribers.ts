import type { Locale } from '#shared/i18n/locales.ts';
import type { ConsentSource, SubscriberState } from '#shared/newsletters/limits.ts';
import { readTable } from '../text.ts';

export interface DemoSubscriber {
  readonly email: string;
  readonly locale: Locale;
  readonly state: SubscriberState;
  /** Since when it is in this state. */
  readonly daysAgo: number;
  readonly source: ConsentSource;
  /** Names of categories in Czech, each with everything below it. */
  readonly categories: readonly string[];
}

const rows = `
alena.horakova@posta.example | cs | active | 212.4 | footer | Víno
b.dvoracek@posta.example | cs | active | 188.1 | footer | Rum; Whisky
sbirka.miniatur@posta.example | cs | active | 171.7 | account | Alkohol
vinoteka.lednice@posta.example | cs | active | 160.2 | footer | Víno
dan.kucera@posta.example | cs | active | 149.5 | footer | Whisky
eva.malikova@posta.example | cs | active | 131.9 | account | Gin
frantisek.r@posta.example | cs | active | 118.3 | footer | Ovocné destiláty
hana.sykorova@posta.example | cs | active | 96.6 | footer | Víno; Gin
ivo.bar@posta.example | cs | active | 84.2 | account | Lihoviny
jana.t@posta.example | cs | active | 61.8 | footer | Rum
karel.hospoda@posta.example | cs | active | 40.4 | footer | Alkohol
lucie.novotna@posta.example | cs | active | 22.7 | link | Víno
martin.cep@posta.example | cs | active | 9.3 | footer | Whisky; Rum
oliver.barnes@mail.example | en | active | 143.6 | footer | Whisky
priya.shah@mail.example | en | active | 77.1 | footer | Gin
sean.murphy@mail.example | en | active | 31.5 | account | Whisky; Rum
t.whitfield@mail.example | en | active | 6.2 | footer | Lihoviny
andreas.keller@post.example | de | active | 124.9 | footer | Whisky
birgit.lang@post.example | de | active | 58.3 | footer | Víno
c.hofmann@post.example | de | active | 12.8 | account | Rum
nikola.bila@posta.example | cs | unconfirmed | 2.4 | footer | Gin
ondrej.kral@posta.example | cs | unconfirmed | 0.6 | footer | Alkohol
grace.lee@mail.example | en | unconfirmed | 1.3 | footer | Víno
juergen.weiss@post.example | de | unconfirmed | 3.7 | account | Whisky
pavel.odhlaseny@posta.example | cs | unsubscribed | 47.2 | footer |
radka.h@posta.example | cs | unsubscribed | 15.9 | footer |
harry.cole@mail.example | en | unsubscribed | 28.4 | footer |
sabine.roth@post.example | de | unsubscribed | 5.1 | footer |
zrusena.schranka@posta.example | cs | suppressed | 33.3 | footer | Rum
old.address@mail.example | en | suppressed | 19.6 | footer | Whisky
unbekannt@post.example | de | suppressed | 8.8 | footer | Víno
`;

/** Subscribers to the newsletter, in every state and language. */
export const subscribers: readonly DemoSubscriber[] = readTable(rows, 6).map(
  ([email, locale, state, daysAgo, source, categories]) => ({
    email: email!,
    locale: locale as Locale,
    state: state as SubscriberState,
    daysAgo: Number(daysAgo),
    source: source as ConsentSource,
    categories: categories === '' ? [] : categories!.split('; '),
  }),
);
