export { capitalize, joinWithAnd, type Part, plainText } from '@whenabouts/calculator/sentence';
