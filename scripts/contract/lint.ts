import { bundleContract, ContractError } from './bundle';
import { redoclyProblems, spectralProblems } from './linters';
import { sourceProblems } from './source-problems';

// Prints the problems of the contract in the working directory, one line each, and exits with 1 if there are any.
const problems = await findProblems(process.cwd());
if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(`Problems in the contract: ${problems.length}`);
  process.exitCode = 1;
} else {
  console.log('The contract has no problems.');
}

async function findProblems(root: string): Promise<string[]> {
  try {
    const document = await bundleContract(root);
    return [...(await redoclyProblems(root)), ...(await spectralProblems(root, document)), ...sourceProblems(root, document)];
  } catch (error) {
    // Without a bundle the other rules have nothing to read.
    if (error instanceof ContractError) return error.message.split('\n');
    throw error;
  }
}
