/** A sign of fraud in the text of a message. */
interface FraudSign {
  /** Three make a message suspicious. */
  readonly weight: 1 | 2 | 3;
  /** Of the text in lower case without diacritics, in Czech, Slovak, English and German. */
  readonly pattern: RegExp;
}

/**
 * What fraudsters on portals of classified ads write, from the warnings of the Czech police, the portals and the carriers.
 * Alone, a light sign is common among honest people.
 */
export const fraudSigns: readonly FraudSign[] = [
  // Asks for the details of a card.
  {
    weight: 3,
    pattern:
      /cisl\w* (?:\w+ )?kart|(?:platnost\w*|udaj\w*) (?:\w+ )?kart|\bcv[vc]\b|card (?:number|details)|kartennummer|kartendaten|prufziffer/,
  },
  // Asks for a code that confirms a payment.
  {
    weight: 3,
    pattern: /(?:overovac\w*|sms) kod|kod (?:z|ze) sms|verification code|bestatigungscode|\bsms.?code|\btan\b.?code/,
  },
  // Leads into a bank.
  {
    weight: 3,
    pattern: /(?:prihlas\w*|\blog ?in\b|anmeld\w*)[^.!?]{0,40}bank|bank\w* login|prihlasovac\w* udaj|zugangsdaten/,
  },
  // Money that nobody can take back.
  {
    weight: 3,
    pattern:
      /western union|moneygram|bitcoin|\bbtc\b|\busdt\b|kryptomen|\bcrypto|paysafe|gift ?card|darcek\w* kart|darkov\w* kart|guthabenkarte|(?:paypal|revolut)[^.!?]{0,25}(?:friends|pratel|priatel|freunde|family|rodin)/,
  },
  // Pretends to be the portal, or threatens to close the account.
  { weight: 2, pattern: /(?:podpora|support|tym|team|tim) karafa|karafa (?:podpora|support|team|tym|tim)/ },
  { weight: 3, pattern: /(?:\bucet|konto|account)[^.!?]{0,40}(?:zablokov|pozastav|zrusen|suspend|blocked|gesperrt)/ },
  { weight: 2, pattern: /(?:over(?:te|it|ujte|ite)|verify|verifizieren)[^.!?]{0,20}(?:ucet|konto|account|udaje)/ },
  // Has paid too much.
  {
    weight: 3,
    pattern:
      /(?:poslal|zaplatil|previedol|prevedl|\bsent|paid)[^.!?]{0,40}(?:\bvice\b|\bviac\b|too much)|zu viel uberwiesen|(?:vrat\w*|refund|erstatt\w*)[^.!?]{0,25}(?:rozdil|rozdiel|difference|differenz)/,
  },
  // Has paid through a carrier, and the money only needs to be accepted.
  {
    weight: 2,
    pattern:
      /(?:zaplat\w*|\bpaid|bezahlt)[^.!?]{0,30}(?:dpd|dhl|ppl|gls|zasilkovn|packet|kuryr|kurier|courier)|(?:dpd|dhl|ppl|gls|kuryr\w*|kurier\w*) (?:\w+ )?bezahlt/,
  },
  {
    weight: 2,
    pattern:
      /(?:prij[ei]\w*|prijat\w*|receive|potvrd\w*)[^.!?]{0,30}(?:penez|peniz|peniaz|platb|money|payment)|zahlungseingang/,
  },
  { weight: 2, pattern: /(?:odkaz|\blink)\w*[^.!?]{0,20}(?:platb|payment|zahlung)/ },
  // A courier brings money, or wants some.
  {
    weight: 2,
    pattern:
      /(?:kuryr|kurier|dopravce|dopravca|courier|spediteur)[^.!?]{0,80}(?:penez|peniz|peniaz|obalk|\bcash|\bgeld|money|insurance)/,
  },
  {
    weight: 2,
    pattern:
      /(?:uhrad\w*|zaplat\w*|\bpay|zahlen)[^.!?]{0,40}(?:poplat|pojisten|poisten|\bfee\b|gebuhr|insurance|versicherung)|(?:poplat\w*|pojisten\w*|poisten\w*|\bfee\b|\w*gebuhr|insurance|versicherung)[^.!?]{0,60}(?:uhrad|zaplat|\bpay|zahlen|predem|vopred|vorab)/,
  },
  // Is far away.
  { weight: 1, pattern: /v zahranici|na lodi\b|offshore|\babroad|im ausland|bohrinsel|ropn\w* plosin/ },
  // Has a prize.
  { weight: 2, pattern: /vyhral|vyhr[au]\b|\bvyhry\b|gewonnen|you have won|\bwinner/ },
  // Wants to talk elsewhere.
  { weight: 1, pattern: /whatsapp|telegram|\bviber/ },
  // Wants money first, at once.
  { weight: 1, pattern: /\bpredem\b|\bvopred\b|in advance|\bvorab\b|\bdeposit\b/ },
  {
    weight: 1,
    pattern: /\bihned\b|spech|urgent|\bsofort\b|immediately|another buyer|jeste dnes|este dnes|noch heute|hned dnes/,
  },
];

/** Asks for money that passes the portal by, as many honest people do. */
export const paymentRequest =
  /(?:posl\w*|posil\w*|zaplat\w*|uhrad\w*|prevest|previest|\bpay|transfer|uberweis\w*)[^.!?]{0,40}(?:na (?:muj |moj |tento )?ucet|(?:to|into) (?:my|this) account|auf (?:mein|das|dieses) konto|predem|vopred|vorab|in advance)/;

/** Names that fraudsters put into the addresses of their pages, with the domains of those whom they imitate. */
export const imitated: readonly { readonly name: RegExp; readonly domains: readonly string[] }[] = [
  { name: /dpd/, domains: ['dpd.com', 'dpd.cz', 'dpd.sk', 'dpd.de', 'dpdgroup.com'] },
  { name: /dhl/, domains: ['dhl.com', 'dhl.de', 'dhl.cz', 'dhl.sk'] },
  { name: /\bppl\b/, domains: ['ppl.cz', 'pplbalik.cz'] },
  { name: /\bgls\b/, domains: ['gls-group.com', 'gls-group.eu', 'gls-czech.com'] },
  { name: /zasilkovn|packeta/, domains: ['zasilkovna.cz', 'packeta.com', 'packeta.cz', 'packeta.sk'] },
  { name: /posta\b|posty\b/, domains: ['ceskaposta.cz', 'postaonline.cz', 'postaonline.eu', 'posta.sk'] },
  { name: /karafa/, domains: [] },
  { name: /kuryr|kurier/, domains: [] },
];

/** Endings of addresses that cost next to nothing and are seldom those of a shop or a distillery. */
export const cheapEndings =
  /\.(?:top|icu|xyz|club|click|site|online|live|info|shop|buzz|cfd|rest|sbs|vip|win|life|fun)$/;

/** With a link, money is meant: a page where it is paid or received. */
export const moneyWords = /plat[bieu]|penez|peniz|peniaz|\bpay|money|zahl|\bgeld\b|\bkart|\bcard|bank|uhrad|poplat/;
