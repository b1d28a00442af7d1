<?php

namespace App\Exceptions;

use Illuminate\Auth\Access\AuthorizationException;
use Illuminate\Auth\AuthenticationException;
use Illuminate\Database\Eloquent\ModelNotFoundException;
use Illuminate\Foundation\Exceptions\Handler as ExceptionHandler;
use Illuminate\Validation\ValidationException;
use Symfony\Component\HttpKernel\Exception\HttpExceptionInterface;
use Symfony\Component\HttpKernel\Exception\NotFoundHttpException;
use Throwable;

class Handler extends ExceptionHandler
{
    private const MESSAGES = [403 => 'Acesso negado.', 404 => 'Não encontrado.'];

    public function register()
    {
        // What belongs to another player does not exist for this one.
        $this->map(AuthorizationException::class, fn () => new NotFoundHttpException('Não encontrado.'));
        $this->map(ModelNotFoundException::class, fn () => new NotFoundHttpException('Não encontrado.'));
    }

    protected function shouldReturnJson($request, Throwable $e)
    {
        return true;
    }

    protected function unauthenticated($request, AuthenticationException $exception)
    {
        return response()->json(['message' => 'Unauthenticated.'], 401);
    }

    protected function invalidJson($request, ValidationException $exception)
    {
        return response()->json(['message' => 'Os dados enviados são inválidos.', 'errors' => $exception->errors()], $exception->status);
    }

    protected function convertExceptionToArray(Throwable $e)
    {
        $body = parent::convertExceptionToArray($e);
        if (($body['message'] ?? '') === '') {
            $status = $e instanceof HttpExceptionInterface ? $e->getStatusCode() : 500;
            $body['message'] = self::MESSAGES[$status] ?? 'Ocorreu um erro, tente novamente.';
        }

        return $body;
    }
}
