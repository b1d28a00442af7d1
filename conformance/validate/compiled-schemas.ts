import type { Json } from '@hyperjump/json-pointer';
import type { OutputUnit } from '@hyperjump/json-schema/draft-2020-12';
import { compile, DETAILED, getSchema, interpret, Validation } from '@hyperjump/json-schema/experimental';
import type { CompiledSchema } from '@hyperjump/json-schema/experimental';
import { fromJs } from '@hyperjump/json-schema/instance/experimental';

/** Schema that was compiled. The caller limits the time of a validation, which a bad pattern can make endless. */
export interface CompiledValidator {
  isValid(value: unknown): boolean;
  /** Returns the errors of a value, nested like the schema; none if it is valid. */
  errors(value: unknown): OutputUnit[];
}

/**
 * Compiles schemas into one common syntax tree, so that a schema is compiled once, however many operations refer to it. With
 * separate trees a contract of 200 operations took minutes.
 */
export class CompiledSchemas {
  /** Syntax tree of all schemas; null until the first one, and after a failure. */
  private ast: CompiledSchema['ast'] | null = null;
  private queue: Promise<unknown> = Promise.resolve();

  /** Compiles the schema at an address that is registered in the validator library. @throws Error if it cannot be compiled */
  async compile(address: string): Promise<CompiledValidator> {
    // One schema is compiled after the other: while one is unfinished, it is in the tree already and accepts no value.
    const compiled = this.queue.then(() => this.compileNext(address));
    this.queue = compiled.catch(() => undefined);
    return toValidator(await compiled);
  }

  private async compileNext(address: string): Promise<CompiledSchema> {
    const { ast } = this;
    // A failure may leave unfinished schemas in the tree, so a new tree is begun. Earlier schemas keep the old one, because they
    // do not refer to those.
    this.ast = null;
    const schema = await getSchema(address);
    // `Validation` is the keyword of a whole schema. It does not use the third argument, the parent schema.
    const compiled = ast === null ? await compile(schema) : { ast, schemaUri: await Validation.compile(schema, ast, schema) };
    this.ast = compiled.ast;
    return compiled;
  }
}

function toValidator(compiled: CompiledSchema): CompiledValidator {
  return {
    isValid: (value) => interpret(compiled, fromJs(value as Json)).valid,
    errors: (value) => {
      const instance = fromJs(value as Json);
      // The values are tested first, because most are valid and the details are expensive to compute.
      if (interpret(compiled, instance).valid) return [];
      return (interpret(compiled, instance, DETAILED) as { errors?: OutputUnit[] }).errors ?? [];
    },
  };
}
