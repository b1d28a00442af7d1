import { addFormat, setFormatHandler } from '@hyperjump/json-schema/experimental';

const isInRange = (min: number, max: number) => (value: unknown) => typeof value !== 'number' || (value >= min && value <= max);

/** Tests of the number formats of OpenAPI, by name. A number of JSON has no range, but clients read it into a type that has one. */
const NUMBER_FORMATS: Readonly<Record<string, (value: unknown) => boolean>> = {
  int32: isInRange(-(2 ** 31), 2 ** 31 - 1),
  // 2^63 does not fit into int64, but JavaScript reads the valid 9223372036854775807 as 2^63.
  int64: isInRange(-(2 ** 63), 2 ** 63),
  float: isInRange(-3.402_823_5e38, 3.402_823_5e38),
  double: isInRange(-Number.MAX_VALUE, Number.MAX_VALUE),
};

const FORMAT_KEYWORD = 'https://json-schema.org/keyword/draft-2020-12/format';

/** Adds the number formats of OpenAPI to the validator library, for all validators of the process. */
export function addNumberFormats(): void {
  for (const [name, handler] of Object.entries(NUMBER_FORMATS)) {
    const id = `https://spec.openapis.org/oas/format/${name}`;
    addFormat({ id, handler });
    setFormatHandler(FORMAT_KEYWORD, name, id);
  }
}
