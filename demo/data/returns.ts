/** What buyers of the demo wrote with their returns, and what they were told. */
export const withdrawalTexts = {
  note: 'Rozmyslel jsem si to, láhev je neotevřená.',
  accepted: 'Zboží prosím pošlete na adresu skladu, peníze vrátíme do 14 dnů.',
  refused: 'Láhev byla podle vašeho sdělení otevřena.',
};

export const complaintTexts = {
  description: 'Korek se při otevírání rozpadl a víno je cítit zatuchlinou.',
  accepted: 'Vada je na straně výrobce, část ceny jsme vrátili.',
  refused: 'Usazenina je u nefiltrovaného vína přirozená, o vadu nejde.',
};

/** Of whoever paid in cash; invented, its check digits are right. */
export const buyersAccount = '19-2000145399/0800';
