import type { ShopCode } from '#shared/shop/shops.ts';

/** Invented buyers of the demo's orders: first name, last name, street, town, postcode. */
export const buyers: Readonly<Record<ShopCode, string>> = {
  cz: `
    Karolína | Benešová  | Ukázková 12  | Praha             | 110 00
    Marek    | Dostál    | Smyšlená 4   | Brno              | 602 00
    Šárka    | Hrubá     | Příkladná 31 | Olomouc           | 779 00
    Jiří     | Kalina    | Zkušební 8   | Plzeň             | 301 00
    Lenka    | Mašková   | Vzorová 77   | Hradec Králové    | 500 02
    Ondřej   | Říha      | Pokusná 5    | Liberec           | 460 01
    Tereza   | Vondrová  | Ukázková 60  | České Budějovice  | 370 01
    Zdeněk   | Žák       | Smyšlená 19  | Ostrava           | 702 00
  `,
  sk: `
    Katarína | Benková   | Ukázková 12  | Bratislava        | 811 01
    Marek    | Dudáš     | Vymyslená 4  | Košice            | 040 01
    Zuzana   | Hrušková  | Príkladná 31 | Žilina            | 010 01
    Juraj    | Kováč     | Skúšobná 8   | Nitra             | 949 01
    Lenka    | Mišíková  | Vzorová 77   | Trnava            | 917 01
    Ondrej   | Rusnák    | Pokusná 5    | Prešov            | 080 01
    Terézia  | Vargová   | Ukázková 60  | Trenčín           | 911 01
    Štefan   | Žilka     | Vymyslená 19 | Banská Bystrica   | 974 01
  `,
};

/** Orders, the oldest first: days ago | bottles | voucher | what became of it | part of the money that went back. */
export const orderPlans = `
  171 | 3 | EVALETO | delivered | 0
  152 | 2 | EVALETO | delivered | 0
  118 | 2 | PRVNIM3 | delivered | 0
  117 | 4 | PRVNIM3 | delivered | 0
  115 | 1 | PRVNIM3 | delivered | 0
   88 | 3 | EVA10   | delivered | 0
   74 | 2 | VITEJTE | delivered | 0
   69 | 5 | EVA10   | delivered | 0.4
   52 | 1 | EVA10   | delivered | 0
   33 | 2 | DOPRAVA | delivered | 0
   29 | 4 | EVA10   | delivered | 0
   12 | 3 | EVA10   | delivered | 0
    9 | 2 | VITEJTE | cancelled | 0
    4 | 2 | EVA10   | sent      | 0
    1 | 3 | VITEJTE | paid      | 0
`;
