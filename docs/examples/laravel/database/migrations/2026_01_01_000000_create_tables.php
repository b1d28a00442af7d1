<?php

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('users', function (Blueprint $table): void {
            $table->id();
            $table->string('name');
            $table->string('email')->unique();
            $table->string('phone');
            $table->string('cpf')->unique();
            $table->string('birthday');
            $table->unsignedTinyInteger('gender')->nullable();
            $table->string('status')->default('Ativo');
            $table->string('password');
            $table->bigInteger('balance')->default(0);
            $table->bigInteger('bonus')->default(0);
            $table->boolean('is_pep')->default(false);
            $table->boolean('marketing_opt_in')->default(false);
        });
        Schema::create('access_tokens', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('user_id')->constrained();
            $table->string('hash')->unique();
            $table->timestamp('expires_at');
        });
        foreach (['providers', 'categories'] as $name) {
            Schema::create($name, function (Blueprint $table): void {
                $table->id();
                $table->string('name');
                $table->string('slug')->unique();
            });
        }
        Schema::create('games', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('provider_id')->constrained();
            $table->foreignId('category_id')->constrained();
            $table->string('name');
            $table->string('slug')->unique();
            $table->float('rtp');
            $table->string('volatility');
            $table->unsignedInteger('min_bet');
            $table->unsignedInteger('max_bet');
            $table->unsignedInteger('plays');
            $table->timestamp('released_at');
        });
        Schema::create('favorite_games', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('user_id')->constrained();
            $table->foreignId('game_id')->constrained();
            $table->unique(['user_id', 'game_id']);
        });
        Schema::create('deposits', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('user_id')->constrained();
            $table->bigInteger('amount');
            $table->string('status')->default('pending');
            $table->string('qr_code');
            $table->timestamp('expires_at');
        });
        Schema::create('pix_keys', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('user_id')->constrained();
            $table->string('type');
            $table->string('key');
            $table->unique(['user_id', 'type', 'key']);
        });
        Schema::create('withdrawals', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('user_id')->constrained();
            $table->unsignedBigInteger('pix_key_id');
            $table->string('pix_key_type');
            $table->string('pix_key_masked');
            $table->bigInteger('amount');
            $table->string('status')->default('pending');
            $table->string('reason')->nullable();
            $table->text('timeline');
            $table->timestamp('created_at');
            $table->timestamp('due_at');
        });
        Schema::create('transactions', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('user_id')->constrained();
            $table->string('source');
            $table->unsignedTinyInteger('type');
            $table->unsignedTinyInteger('status');
            $table->bigInteger('amount');
            $table->bigInteger('balance_after');
            $table->string('reference')->nullable();
            $table->timestamp('created_at');
        });
        Schema::create('idempotency_keys', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('user_id')->constrained();
            $table->string('key');
            $table->string('hash');
            $table->unsignedSmallInteger('status');
            $table->text('body');
            $table->unique(['user_id', 'key']);
        });
    }
};
