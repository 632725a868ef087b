import { ApiError } from '#web/api/api-error.ts';

/** The API reports a missing category as an invalid number. */
export function withCategoryError(error: ApiError, text: string): ApiError {
  const { errors } = error.answer;
  return errors?.category_id
    ? new ApiError(error.status, { ...error.answer, errors: { ...errors, category_id: [text] } })
    : error;
}
