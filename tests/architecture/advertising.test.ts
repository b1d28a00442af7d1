import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { absolute, projectFiles } from '../../scripts/project-files';

const REWARD = '(?:b[oô]nus|(?:rodadas?|giros?) gr[aá]tis|pr[eê]mios?|cr[eé]ditos?|dobr[aoe]\\w*|ganh[ae]\\w*|receb[ae]\\w*)';
const CAUSE = '(?:cadastr\\w+|registr(?:e-se|ar-se)|cri(?:e|ar) (?:a |sua )?conta|dep[oó]sit\\w+|boas-vindas)';
const NEAR = '[^.!?<>{}\\n;]{0,60}';
const ADVERTISES = new RegExp(`${REWARD}${NEAR}\\b${CAUSE}|\\b${CAUSE}${NEAR}${REWARD}`, 'giu');
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:\w'"`])\/\/[^\n]*/g;

/** Phrases that name both without promising one for the other. */
const ALLOWED: readonly RegExp[] = [
  /^depósitos, saques, apostas, prêmios$/,
  /^depositar, usar bônus$/,
  /nenhuma promoção premia/i,
  /^prêmio depende de cadastro/,
];

/** Calls to act at once, easy or certain gain, income, and the recovery of losses. */
const PRESSES = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:aposte|jogue|deposite) (?:j[aá]|agora)(?!\\p{L})|n[aã]o perca|[uú]ltima chance|corra(?!\\p{L})|imperd[ií]vel|s[oó] hoje|por tempo limitado',
    'renda extra|(?:dinheiro|ganho|lucro)s? (?:f[aá]cil|f[aá]ceis|certos?|garantidos?)|fi(?:que|car) rico|mude de vida|(?<!n[aã]o é )investimento',
    'recuper(?:e|ar) (?:o dinheiro|(?:su)?as perdas)|vit[oó]ria (?:certa|garantida)|apostas? premiadas?',
  ].join('|')})`,
  'giu',
);

function advertised(text: string): string[] {
  const found = text.replaceAll(COMMENT, '').match(ADVERTISES) ?? [];
  return found.filter((phrase) => !ALLOWED.some((pattern) => pattern.test(phrase)));
}

const pressing = (text: string): string[] => text.replaceAll(COMMENT, '').match(PRESSES) ?? [];

const files = projectFiles(['src', 'frames', 'mocks/db/content', 'brands']).filter(
  (file) => /\.(tsx?|html|json)$/.test(file) && !/\.(test|fixture)\./.test(file),
);

describe('advertising under the policy br (SPEC D9)', () => {
  it('no text of the site or of the stand-in promises a reward for registering or depositing', () => {
    const found = files.flatMap((file) => advertised(readFileSync(absolute(file), 'utf8')).map((phrase) => `${file}: ${phrase}`));
    expect(found).toEqual([]);
  });

  it.each([
    'Ganhe R$ 50,00 no primeiro depósito',
    'Cadastre-se e receba rodadas grátis',
    'Bônus de boas-vindas',
    'Crie sua conta e ganhe um bônus',
  ])('the check finds: %s', (text) => {
    expect(advertised(`<p>${text}</p>`)).not.toEqual([]);
  });

  it.each(['Uma rodada de R$ 0,50 a cada R$ 50,00 apostados', 'O bônus é liberado conforme você aposta. Deposite quando quiser.'])(
    'the check accepts: %s',
    (text) => {
      expect(advertised(text)).toEqual([]);
    },
  );
});

describe('the content of advertising (SPEC Q42)', () => {
  it('no text of the site or of the stand-in presses players or promises gain', () => {
    const found = files.flatMap((file) => pressing(readFileSync(absolute(file), 'utf8')).map((phrase) => `${file}: ${phrase}`));
    expect(found).toEqual([]);
  });

  it.each([
    'Aposte já!',
    'Só hoje: odds maiores',
    'Última chance de jogar',
    'Uma renda extra todo mês',
    'Ganhos garantidos',
    'Faça seu investimento render',
    'Recupere suas perdas',
    'Veja a aposta premiada de ontem',
  ])('the check finds: %s', (text) => {
    expect(pressing(`<p>${text}</p>`)).not.toEqual([]);
  });

  it.each(['Aposta não é investimento.', 'Apostas já feitas', 'Jogue com moderação', 'Corrada'])('the check accepts: %s', (text) => {
    expect(pressing(text)).toEqual([]);
  });
});
