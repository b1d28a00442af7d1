<?php

namespace Database\Seeders;

use App\Models\Category;
use App\Models\Game;
use App\Models\PixKey;
use App\Models\Provider;
use App\Models\User;
use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\Hash;
use Illuminate\Support\Str;

/** Two players with records of their own, and enough games for several pages. */
class DatabaseSeeder extends Seeder
{
    private const GAMES = 90;

    private const PLAYERS = [
        ['Ana Souza', 'ana@exemplo.invalid', '11987654321', '52998224725', '1990-05-17'],
        ['Carla Dias', 'carla@exemplo.invalid', '31976543210', '93541134780', '1988-09-02'],
    ];

    public function run(): void
    {
        foreach (['Slots', 'Cassino ao vivo', 'Mesa'] as $name) {
            Category::create(['name' => $name, 'slug' => Str::slug($name)]);
        }
        foreach (['Oficina Aurora', 'Estúdio Ipê', 'Casa do Vale', 'Ateliê Brisa'] as $name) {
            Provider::create(['name' => $name, 'slug' => Str::slug($name)]);
        }
        $this->createGames();
        foreach (self::PLAYERS as $index => $player) {
            $user = $this->createPlayer(...$player);
            $user->favoriteGames()->attach([3 + $index, 7 + $index]);
        }
    }

    private function createGames(): void
    {
        $first = ['Noite', 'Lua', 'Mina', 'Vento', 'Rio', 'Cofre', 'Estrela', 'Trem', 'Farol', 'Jardim'];
        $second = ['de Cobre', 'de Prata', 'do Norte', 'da Serra', 'Dourado', 'Azul', 'de Vidro', 'Perdido', 'Sereno'];
        for ($index = 0; $index < self::GAMES; $index++) {
            $name = $first[$index % 10].' '.$second[intdiv($index, 10)];
            Game::create([
                'name' => $name, 'slug' => Str::slug($name), 'provider_id' => 1 + $index % 4, 'category_id' => 1 + $index % 3,
                'rtp' => 92 + ($index * 7 % 60) / 10, 'volatility' => ['low', 'medium', 'high'][$index % 3],
                'min_bet' => 20, 'max_bet' => 20000, 'plays' => $index * 37 % 1000, 'released_at' => now()->subDays($index * 11 % 400),
            ]);
        }
    }

    private function createPlayer(string $name, string $email, string $phone, string $cpf, string $birthday): User
    {
        $user = User::create([
            'name' => $name, 'email' => $email, 'phone' => $phone, 'cpf' => $cpf, 'birthday' => $birthday, 'gender' => 0,
            'password' => Hash::make(env('SEED_PASSWORD', 'palpite2026')),
        ]);
        $user->move(500000, 'Adjustment', 'seed');
        foreach ([5000, 2500, 1200] as $cents) {
            $user->move($cents, 'Bonus', 'seed');
        }
        PixKey::create(['user_id' => $user->id, 'type' => 'email', 'key' => $email]);

        return $user;
    }
}
